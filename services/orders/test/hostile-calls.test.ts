import { expensiveCalls, harmfulCalls } from '@stampa/service-kit/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OrdersTest, png } from './orders.ts'

let orders: OrdersTest

beforeAll(async () => {
  orders = await OrdersTest.start()
})

afterAll(() => orders.stop())

test('rejects hostile input to every call or handles it safely', async () => {
  const { app, adminToken } = orders.test
  const options = { token: await adminToken(), file: await png() }
  expect(await harmfulCalls(app, options)).toEqual([])
}, 300_000)

test('bounds the processor time of the worst calls without a token', async () => {
  expect(await expensiveCalls(orders.test.app, await png())).toEqual([])
}, 300_000)
