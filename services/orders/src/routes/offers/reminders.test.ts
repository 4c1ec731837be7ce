import { addDays, shopDay } from '@stampa/rules/shop-time'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { line, SalesTest, type SavedOffer } from '../../../test/sales.ts'
import { remindCustomers } from '../../offers/reminders.ts'

const sales = await SalesTest.start()
const sku = (await sales.sku())._id
afterAll(() => sales.stop())
afterEach(() => sales.db('offers').delete())

const today = shopDay()

/** Returns noon in Greece of a day from today. */
function noon(days: number): Date {
  return new Date(`${addDays(today, days)}T10:00:00Z`)
}

/** Returns how many reminders of an offer were recorded. */
async function remindersOf(id: string): Promise<number> {
  const found = await sales
    .db('outbox')
    .where({ type: 'offer.reminded' })
    .whereRaw("payload->>'offer' = ?", [id])
  return found.length
}

const afterTwo = { offerDate: today, reminderDays: 2, reminderFrom: 'sent' }

describe('a reminder', () => {
  test.each([
    ['two days after it was sent', afterTwo, 2],
    [
      'three days before the last day',
      { offerDate: today, validUntil: addDays(today, 10), reminderDays: 3 },
      7,
    ],
    [
      'the day after it was sent with less time left',
      { offerDate: today, validUntil: addDays(today, 2), reminderDays: 30 },
      1,
    ],
  ])('is recorded %s, and not before', async (_name, fields, day) => {
    const { _id, version } = await sales.sentOffer(fields)
    await remindCustomers(sales.db, noon(day - 1))
    await remindCustomers(sales.db, new Date(`${addDays(today, day)}T05:00:00Z`))
    expect(await remindersOf(_id)).toBe(0)
    await remindCustomers(sales.db, noon(day))
    expect(await remindersOf(_id)).toBe(1)
    expect((await sales.call('GET', `/api/offers/${_id}`)).body).toMatchObject({
      remindedAt: noon(day).toISOString(),
      version,
    })
  })

  test('is recorded once by several workers, and once more only when it is sent again', async () => {
    const { _id } = await sales.sentOffer(afterTwo)
    await Promise.all([1, 2, 3, 4].map(() => remindCustomers(sales.db, noon(2))))
    await remindCustomers(sales.db, noon(3))
    expect(await remindersOf(_id)).toBe(1)
    await sales.call('POST', `/api/offers/${_id}/send`)
    await Promise.all([1, 2, 3, 4].map(() => remindCustomers(sales.db, noon(4))))
    expect(await remindersOf(_id)).toBe(2)
  })

  test.each([
    ['accepted', (id: string) => setStatus(id, 'Accepted')],
    ['declined', (id: string) => setStatus(id, 'Rejected')],
    ['taken back to draft', (id: string) => setStatus(id, 'Draft')],
    ['deleted', (id: string) => sales.call('DELETE', `/api/offers/${id}`)],
    [
      'expired',
      (id: string) =>
        sales
          .db('offers')
          .where({ id })
          .update({ valid_until: addDays(today, 1) }),
    ],
    [
      'without an address',
      (id: string) => sales.db('offers').where({ id }).update({ customer_email: '' }),
    ],
    [
      'without a reminder',
      (id: string) => sales.db('offers').where({ id }).update({ reminder_days: null }),
    ],
  ])('is not recorded for an offer that is %s', async (_name, change) => {
    const { _id } = await sales.sentOffer(afterTwo)
    await change(_id)
    await remindCustomers(sales.db, noon(2))
    expect(await remindersOf(_id)).toBe(0)
  })

  test('keeps the version that the customer decides on', async () => {
    const { _id, token, version } = await sales.sentOffer(afterTwo)
    await remindCustomers(sales.db, noon(2))
    const said = { token: null, json: { name: 'Μαρία', version } }
    const { status } = await sales.call('POST', `/api/offer-link/${token}/accept`, said)
    expect(status).toBe(200)
    expect(await remindersOf(_id)).toBe(1)
  })

  test.each([
    [{ reminderDays: 0 }, 'reminderDays', 'Reminder days must be 1 or more'],
    [{ reminderDays: 91 }, 'reminderDays', 'Reminder days must be 90 or less'],
    [
      { reminderDays: 3, validUntil: null },
      'reminderDays',
      'A reminder before the last day needs a last day',
    ],
  ])('is refused with %j', async (fields, field, message) => {
    const offer = { customerName: 'Α', offerDate: today, items: [{ ...line, sku }], ...fields }
    const { status, body } = await sales.call<SavedOffer>('POST', '/api/offers', { json: offer })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field, message }] })
  })
})

function setStatus(id: string, status: string) {
  return sales.call('PUT', `/api/offers/${id}/status`, { json: { status } })
}
