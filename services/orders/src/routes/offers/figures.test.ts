import { addDays, shopDay } from '@stampa/rules/shop-time'
import { afterAll, expect, test } from 'vitest'
import { line, SalesTest } from '../../../test/sales.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

/** Sends an offer of 100 shirts: 1,000 € without VAT, of which 300 € are profit. */
async function sent(fields: object): Promise<string> {
  const sku = (await sales.sku())._id
  const items = [{ ...line, sku }]
  const { _id } = await sales.sentOffer({ items, ...fields })
  return _id
}

async function decide(id: string, status: 'Accepted' | 'Rejected', at: string): Promise<void> {
  await sales.call('PUT', `/api/offers/${id}/status`, { json: { status } })
  await sales.db('offers').where({ id }).update({ decided_at: at })
}

test('sums offers by month: sent ones by their date, decided ones by the day in Greece', async () => {
  const today = shopDay()
  const thisMonth = today.slice(0, 7)
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  const tooOld = `${Number(thisMonth.slice(0, 4)) - 1}${thisMonth.slice(4)}-01`
  await sales.offer({ offerDate: today })
  await sent({ offerDate: today })
  await sent({ offerDate: tooOld })
  // 22:30 UTC is the next day in Greece, in winter and summer.
  const lastEvening = `${addDays(`${thisMonth}-01`, -1)}T22:30:00Z`
  await decide(await sent({ offerDate: `${lastMonth}-01` }), 'Accepted', lastEvening)
  await decide(await sent({ offerDate: today }), 'Rejected', `${lastMonth}-10T12:00:00Z`)
  const trashed = await sent({ offerDate: today })
  await sales.call('DELETE', `/api/offers/${trashed}`)

  const { status, body } = await sales.call<{ month: string }[]>('GET', '/api/offers/figures')
  expect(status).toBe(200)
  expect(body).toHaveLength(12)
  const one = await sales.db('offers').first('net_revenue_cents', 'net_profit_cents')
  const revenue = Number(one.net_revenue_cents) / 100
  const none = { offered: 0, accepted: 0, profit: 0 }
  expect(body.at(-1)).toEqual({
    month: thisMonth,
    offered: 2 * revenue,
    accepted: revenue,
    profit: Number(one.net_profit_cents) / 100,
    offeredCount: 2,
    acceptedCount: 1,
    rejectedCount: 0,
  })
  expect(body.at(-2)).toMatchObject({
    ...none,
    month: lastMonth,
    offered: revenue,
    offeredCount: 1,
    rejectedCount: 1,
  })
  for (const month of body.slice(0, -2)) expect(month).toMatchObject({ ...none, offeredCount: 0 })
})
