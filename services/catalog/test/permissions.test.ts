import { testPermissions } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { CatalogTest } from './support.ts'

let service: CatalogTest

beforeAll(async () => {
  service = await CatalogTest.start()
})

afterAll(() => service.stop())

await testPermissions(
  buildOffline,
  () => service.test,
  path => (path.startsWith('/api/company/') ? 'company' : 'content'),
)

test('deletes many only with the permission to delete', async () => {
  const statusOf = async (action: string, scope: string[]) => {
    const token = await service.test.adminToken(undefined, undefined, scope)
    const json = { action, ids: [crypto.randomUUID()] }
    return (await service.call('POST', '/api/faq/bulk', { json, token })).status
  }
  expect(await statusOf('delete', ['content:write'])).toBe(403)
  expect(await statusOf('delete', ['content:write', 'content:delete'])).toBe(404)
  expect(await statusOf('restore', ['content:write'])).toBe(404)
})
