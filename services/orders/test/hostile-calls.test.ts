import { join } from 'node:path'
import { expensiveCalls, HostileCalls } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { png } from './orders.ts'
import { customer, line, SalesTest, tshirt } from './sales.ts'

const hostile = new HostileCalls(join(import.meta.dirname, '..'))

const sales = await SalesTest.start()
const offer = { ...customer, items: [{ ...line, sku: (await sales.sku())._id }] }
afterAll(async () => {
  hostile.printCounts()
  await sales.stop()
})

test.for(hostile.operations)(
  '$call answers valid, faulty and chained calls as its document says',
  hostile.testOptions,
  async operation => {
    const bodies = {
      'POST /api/sku': tshirt,
      'POST /api/offers': offer,
      'PUT /api/offers/{id}': offer,
      'POST /api/custom-order': { email: 'maria@example.gr', phone: '69 4444 4444' },
    }
    const target = { test: sales.orders.test, files: [await png()], bodies }
    expect(await hostile.findFaults(operation, target)).toEqual([])
  },
)

test('each change by an administrator is in the audit log', async () => {
  // A draft is not stored.
  const silent = ['POST /api/offers/draft']
  expect(await hostile.findUnaudited(silent)).toEqual([])
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  expect(await expensiveCalls(sales.orders.test.app, await png())).toEqual([])
}, 300_000)
