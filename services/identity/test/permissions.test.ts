import { testPermissions } from '@stampa/service-kit/testing'
import { afterAll, beforeAll } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { createIdentity, type TestIdentity } from './identity.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await createIdentity()
})

afterAll(() => identity.close())

await testPermissions(
  buildOffline,
  () => identity,
  path => {
    if (path.endsWith('/colleagues')) return 'orders'
    return /\/(people|roles|keys)/.test(path) ? 'people' : undefined
  },
)
