import { testPermissions } from '@stampa/service-kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { StudioTest } from './studio.ts'

let service: StudioTest

beforeAll(async () => {
  service = await StudioTest.start()
})

afterAll(() => service.stop())

await testPermissions(
  buildOffline,
  () => service.test,
  () => 'studio',
)
