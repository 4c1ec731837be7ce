import { testPermissions } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { OrdersTest } from './orders.ts'

let service: OrdersTest

beforeAll(async () => {
  service = await OrdersTest.start()
})

afterAll(() => service.stop())

await testPermissions(
  buildOffline,
  () => service.test,
  path => (/^\/api\/(offers|sku)/.test(path) ? 'offers' : 'orders'),
)

test('deletes many only with the permission to delete', async () => {
  const statusOf = async (action: string, scope: string[]) => {
    const token = await service.test.adminToken(undefined, undefined, scope)
    const json = { action, ids: [crypto.randomUUID()] }
    return (await service.call('POST', '/api/custom-order/bulk', { json, token })).status
  }
  expect(await statusOf('delete', ['orders:write'])).toBe(403)
  expect(await statusOf('delete', ['orders:write', 'orders:delete'])).toBe(404)
  expect(await statusOf('restore', ['orders:write'])).toBe(404)
})

test('prefills an offer only for those who may read the order', async () => {
  const statusOf = async (scope: string[]) => {
    const token = await service.test.adminToken(undefined, undefined, scope)
    const url = `/api/offers/draft?customOrder=${crypto.randomUUID()}`
    return (await service.call('GET', url, { token })).status
  }
  expect(await statusOf(['offers:read'])).toBe(403)
  expect(await statusOf(['offers:read', 'orders:read'])).toBe(404)
})
