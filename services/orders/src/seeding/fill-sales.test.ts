import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OrdersTest } from '../../test/orders.ts'
import type { AdminMessage } from '../contact/schema.ts'
import {
  type AdminOrder,
  formLimits,
  orderStatuses,
  type TimelineEntry,
} from '../custom-order/schema.ts'
import type { Job } from '../jobs/schema.ts'
import type { Offer } from '../offers/schema.ts'
import { offerStatuses } from '../offers/status.ts'
import type { Sku } from '../sku/schema.ts'
import { type DemoSales, fillSales } from './fill-sales.ts'

const sales = join(import.meta.dirname, '../../seeds/sales.json')
const demoSales: DemoSales = JSON.parse(await readFile(sales, 'utf8'))

const service = await OrdersTest.start()
afterAll(() => service.stop())

async function fill(): Promise<string[]> {
  const lines: string[] = []
  await fillSales(service.test.db, demoSales, new Date(), line => lines.push(line))
  return lines
}

async function listed<T>(path: string): Promise<T[]> {
  const { status, body } = await service.call<T[]>('GET', path)
  expect(status).toBe(200)
  return body
}

test('fills a database without records once, without sending mails', async () => {
  const lines = (await Promise.all([fill(), fill()])).flat()
  expect(lines.toSorted()).toEqual([
    'has records already, nothing to fill in',
    'stored 14 SKUs, 12 orders, 7 messages and 9 offers',
  ])
  expect(await fill()).toEqual(['has records already, nothing to fill in'])
  expect(await service.test.db('outbox').count<[{ count: string }]>('*')).toEqual([{ count: '0' }])

  const orders = await listed<AdminOrder>('/api/custom-order')
  expect(orders.map(({ email }) => email)).toEqual(
    demoSales.orders.map(({ email }) => email).toReversed(),
  )
  expect(new Set(orders.map(({ orderStatus }) => orderStatus))).toEqual(new Set(orderStatuses))

  const [oldest] = orders.toReversed()
  const timeline = await listed<TimelineEntry>(`/api/custom-order/${oldest?._id}/timeline`)
  expect(timeline.map(({ kind, to }) => [kind, to])).toEqual([
    ['status', 'Completed'],
    ['status', 'In Progress'],
    ['note', null],
    ['received', 'Submitted'],
  ])
  const ages = timeline.map(({ at }) => new Date(at).getTime())
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))

  const messages = await listed<AdminMessage>('/api/contact')
  expect(messages).toHaveLength(6)
  expect(messages.some(({ read }) => read) && messages.some(({ read }) => !read)).toBe(true)
  expect(await listed('/api/contact?spam=true')).toHaveLength(1)

  const offers = await listed<Offer>('/api/offers')
  expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(offerStatuses))
  const jobs = await listed<Job>('/api/jobs')
  expect(jobs.map(({ stage }) => stage)).toEqual(['Packing', 'Printing', 'Purchasing'])
  expect(await listed<Sku>('/api/sku')).toHaveLength(demoSales.skus.length)
})

test('uses only values that the public forms accept, and reserved e-mail domains', async () => {
  for (const { email, options, lines } of demoSales.orders) {
    expect(email).toMatch(/\.example$/)
    expect(formLimits.options, email).toEqual(expect.arrayContaining([...options]))
    expect(
      lines.every(([, quantity]) => quantity >= formLimits.minQuantity),
      email,
    ).toBe(true)
  }
  for (const { email } of demoSales.messages) expect(email).toMatch(/\.example$/)
  for (const { customerEmail } of demoSales.offers) expect(customerEmail).toMatch(/\.example$/)
})
