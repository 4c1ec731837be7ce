import { testPermissions } from '@stampa/service-kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { AnalyticsTest } from './analytics.ts'

let service: AnalyticsTest

beforeAll(async () => {
  service = await AnalyticsTest.start()
})

afterAll(() => service.stop())

await testPermissions(
  buildOffline,
  () => service.test,
  () => 'analytics',
)
