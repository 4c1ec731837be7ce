import { describe, expect, test } from 'vitest'
import { dailyReplies } from '../order-workflow/index.ts'
import { expectProblem } from './calls.ts'
import type { ServiceTest } from './service-test.ts'

/** A record with the paths of the calls of both sides. */
interface RecordTest {
  _id: string
  /** Address of the customer. */
  email: string
  admin: string
  customer: string
}

interface ConversationTest {
  start: () => Promise<RecordTest>
  /** Table of the records. */
  table: string
  /** Query of the list of records by which it has the unread ones only. */
  query: string
  /** Fields of a record with an unread reply of its customer, and after the shop's answer. */
  unread: object
  answered: object
}

interface Mail {
  subject?: string | undefined
  text?: string | undefined
  html?: string | undefined
  replyTo?: { address?: string | undefined }[] | undefined
}

interface Reply {
  _id: string
  text: string
}

/**
 * Defines the tests of the conversations about the records of a service, whose mails a worker sends.
 *
 * @param kinds of records, by their name @param mailsTo returns the mails to an address until now
 */
export function testConversation<Kind extends string>(
  service: ServiceTest<unknown>,
  kinds: Record<Kind, ConversationTest>,
  mailsTo: (address: string) => Promise<Mail[]>,
): void {
  const { db } = service.test

  const asShop = (admin: string, text: string) =>
    service.call<Reply>('POST', `${admin}/replies`, { json: { text } })

  const asCustomer = (customer: string, text: string, headers = {}) =>
    service.call<object[]>('POST', `${customer}/replies`, { json: { text }, token: null, headers })

  async function shownTo(customer: string) {
    const { body } = await service.visit<{ replies: { text: string }[] }>(customer)
    return body.replies.map(({ text }) => text)
  }

  const repliesMailedTo = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject?.includes('Απάντηση'))

  const names = Object.keys(kinds) as Kind[]
  describe.each(names)('the conversation about a record: %s', name => {
    const { start, table, query, unread, answered } = kinds[name]
    const replies = () => db(`${table.replace(/s$/, '')}_replies`)

    /** Ends the time in which replies can be undone. */
    async function leave() {
      const then = db.raw("now() - interval '31 seconds'")
      await replies().update({ at: then })
      await db('outbox').whereNull('handed_on_at').update({ created_at: then })
    }

    test('is mailed to the customer, whose answer is unread and mailed to the shop', async () => {
      const { _id, email, admin, customer } = await start()
      const text = '<b>Έτοιμο</b>\n{{orderNumber}}'
      const sent = await asShop(admin, `  ${text} `)
      expect(sent).toMatchObject({ status: 201, body: { by: 'admin@example.com', text } })
      expect(await shownTo(customer)).toEqual([])
      expect(await repliesMailedTo(email)).toEqual([])

      await leave()
      await expect.poll(() => repliesMailedTo(email)).toHaveLength(1)
      const [mail] = await repliesMailedTo(email)
      expect(mail?.text).toContain('> <b>Έτοιμο</b>\n> {{orderNumber}}')
      expect(mail?.html).toContain('&lt;b&gt;Έτοιμο&lt;/b&gt;')
      const token = customer.split('/').at(-1)
      expect(mail?.text).toMatch(new RegExp(`https://shop.example/[a-z-]+/${token}`))
      expect(await shownTo(customer)).toEqual([text])

      const answer = await asCustomer(customer, 'Ευχαριστώ\r\nBcc: all@example.gr')
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject([{ fromShop: true, text }, { fromShop: false }])
      expect(answer.raw.toString()).not.toContain('admin@example.com')
      expect((await service.call('GET', admin)).body).toMatchObject(unread)
      const list = `${admin.replace(/\/[^/]+$/, '')}?${query}`
      expect((await service.call('GET', list)).body).toMatchObject([{ _id }])
      const toShop = async () =>
        (await mailsTo('shop@shop.example')).filter(({ text }) => text?.includes('Bcc: all'))
      await expect
        .poll(async () => (await toShop()).some(({ replyTo }) => replyTo?.[0]?.address === email))
        .toBe(true)

      await asShop(admin, 'Παρακαλώ')
      expect((await service.call('GET', admin)).body).toMatchObject(answered)
      const all = await service.call<Reply[]>('GET', `${admin}/replies`)
      expect(all.body.map(({ text }) => text)).toEqual([
        text,
        'Ευχαριστώ\r\nBcc: all@example.gr',
        'Παρακαλώ',
      ])
    })

    test('takes a reply back until its mail leaves', async () => {
      const { email, admin, customer } = await start()
      await asCustomer(customer, 'Πότε;')
      const undone = (await asShop(admin, 'Λάθος')).body._id
      const undo = (id: string) => service.call('POST', `${admin}/replies/${id}/undo`)
      expect((await undo(undone)).status).toBe(204)
      expectProblem(await undo(undone), 404, 'Reply not found')
      expect((await service.call('GET', admin)).body).toMatchObject(unread)

      const sent = (await asShop(admin, 'Σωστό')).body._id
      await leave()
      expectProblem(await undo(sent), 409, 'The reply has already been sent')
      await expect.poll(() => repliesMailedTo(email)).toHaveLength(1)
      expect(await shownTo(customer)).toEqual(['Πότε;', 'Σωστό'])

      const [own] = (await service.call<Reply[]>('GET', `${admin}/replies`)).body
      expectProblem(await undo(own?._id ?? ''), 404, 'Reply not found')
      const other = (await asShop((await start()).admin, 'Αλλού')).body._id
      expectProblem(await undo(other), 404, 'Reply not found')
    })

    test('accepts a customer’s text once for one key, up to its length and a number a day', async () => {
      const { customer, _id } = await start()
      const key = { 'idempotency-key': crypto.randomUUID() }
      for (const _ of [1, 2]) await asCustomer(customer, 'Μία φορά', key)
      expect(await shownTo(customer)).toEqual(['Μία φορά'])
      for (const text of ['', ' \n ', 'α'.repeat(5001), 'a\u0000b']) {
        expect((await asCustomer(customer, text)).status).toBe(400)
      }
      await Promise.all(
        Array.from({ length: dailyReplies + 4 }, (_, n) => asCustomer(customer, `${n}`)),
      )
      expect(await shownTo(customer)).toHaveLength(dailyReplies)
      expectProblem(
        await asCustomer(customer, 'Ακόμη ένα'),
        429,
        'Too many requests, please try again later',
      )
      await replies()
        .where({ record_id: _id })
        .update({ at: db.raw("now() - interval '25 hours'") })
      expect((await asCustomer(customer, 'Την άλλη μέρα')).status).toBe(201)
    })

    test('is closed to replaced links, deleted records and other tokens, and goes with its record', async () => {
      const { admin, customer, _id } = await start()
      await asCustomer(customer, 'Καλημέρα')
      await asShop(admin, 'Καλημέρα σας')
      await service.call('POST', `${admin}/link`)
      for (const path of [customer, `${customer.slice(0, -1)}x`, customer.replace(/[^/]+$/, _id)]) {
        expect((await service.visit(path)).status).toBe(404)
        expect((await asCustomer(path, 'Εγώ;')).status).toBe(404)
      }
      await service.call('DELETE', admin)
      expect((await service.call('GET', `${admin}/replies`)).status).toBe(404)
      expect((await asShop(admin, 'Πού πήγε;')).status).toBe(404)
      expect(await replies().where({ record_id: _id })).toHaveLength(2)
      await db(table).where({ id: _id }).delete()
      expect(await replies().where({ record_id: _id })).toEqual([])
    })

    // A message is read by its own field.
    if (!('unread' in unread)) return
    test('marks replies as read without a trace in the audit log', async () => {
      const { admin, customer, _id } = await start()
      await asCustomer(customer, 'Διαβάστε με')
      expect((await service.call('POST', `${admin}/replies/read`)).status).toBe(204)
      expect((await service.call('GET', admin)).body).toMatchObject({ unread: false })
      const log = () => db('audit_log').where({ record: _id }).pluck('call')
      expect(await log()).toEqual([])
      await asShop(admin, 'Ναι')
      expect(await log()).toEqual([expect.stringMatching(/^POST .+\/:id\/replies$/)])
    })
  })
}
