import { dailyReplies } from '@stampa/service-kit/order-workflow'
import { afterAll, describe, expect, test } from 'vitest'
import { startWorker } from './mail-worker.ts'
import { Mailbox } from './mailbox.ts'
import { expectProblem, OrdersTest } from './orders.ts'

const orders = await OrdersTest.start()
const mailbox = await Mailbox.open()
const worker = await startWorker(orders, { MAIL_URL: mailbox.url })
afterAll(async () => {
  await worker.close()
  await mailbox.close()
  await orders.stop()
})

const { db } = orders.test

/** A record of each kind with the calls of both sides. */
const kinds = {
  async order() {
    const email = `${crypto.randomUUID()}@example.gr`
    const { _id, statusToken } = await orders.order({ email })
    const customer = `/api/order-status/${statusToken}`
    return { email, admin: `/api/custom-order/${_id}`, customer, table: 'custom_orders', _id }
  },
  async message() {
    const email = `${crypto.randomUUID()}@example.gr`
    const json = { name: 'Μαρία', email, message: crypto.randomUUID() }
    const { _id } = (
      await orders.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
    ).body
    const { link } = (await orders.call<{ link: string }>('GET', `/api/contact/${_id}`)).body
    const customer = link.replace('/message/', '/api/contact/link/')
    return { email, admin: `/api/contact/${_id}`, customer, table: 'contact_messages', _id }
  },
}

interface Reply {
  _id: string
  text: string
}

const asShop = (admin: string, text: string) =>
  orders.call<Reply>('POST', `${admin}/replies`, { json: { text } })

const asCustomer = (customer: string, text: string, headers = {}) =>
  orders.call<object[]>('POST', `${customer}/replies`, { json: { text }, token: null, headers })

async function shownTo(customer: string) {
  const { body } = await orders.visit<{ replies: { text: string }[] }>(customer)
  return body.replies.map(({ text }) => text)
}

/** Ends the time in which replies can be undone. */
async function leave() {
  const then = db.raw("now() - interval '31 seconds'")
  for (const table of ['custom_order_replies', 'contact_message_replies']) {
    await db(table).update({ at: then })
  }
  await db('outbox').whereNull('handed_on_at').update({ created_at: then })
}

const mailsTo = (address: string, subject: string) =>
  mailbox.of(address).filter(mail => mail.subject?.includes(subject))

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'the conversation about a record: %s',
  kind => {
    const start = kinds[kind]

    test('is mailed to the customer, whose answer is unread and mailed to the shop', async () => {
      const { email, admin, customer } = await start()
      const text = '<b>Έτοιμο</b>\n{{orderNumber}}'
      const sent = await asShop(admin, `  ${text} `)
      expect(sent).toMatchObject({ status: 201, body: { by: 'admin@example.com', text } })
      expect(await shownTo(customer)).toEqual([])
      expect(mailsTo(email, 'Απάντηση')).toEqual([])

      await leave()
      await expect.poll(() => mailsTo(email, 'Απάντηση').length).toBe(1)
      const [mail] = mailsTo(email, 'Απάντηση')
      expect(mail?.text).toContain('> <b>Έτοιμο</b>\n> {{orderNumber}}')
      expect(mail?.html).toContain('&lt;b&gt;Έτοιμο&lt;/b&gt;')
      const token = customer.split('/').at(-1)
      expect(mail?.text).toMatch(new RegExp(`https://shop.example/[a-z-]+/${token}`))
      expect(await shownTo(customer)).toEqual([text])

      const answer = await asCustomer(customer, 'Ευχαριστώ\r\nBcc: all@example.gr')
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject([{ fromShop: true, text }, { fromShop: false }])
      expect(answer.raw.toString()).not.toContain('admin@example.com')
      const unread = kind === 'order' ? { unread: true } : { read: false, status: 'new' }
      expect((await orders.call('GET', admin)).body).toMatchObject(unread)
      const list = await orders.call<unknown[]>(
        'GET',
        `${admin.replace(/\/[^/]+$/, '')}${kind === 'order' ? '?unread=true' : '?read=false'}`,
      )
      expect(list.body).toHaveLength(1)
      const toShop = () =>
        mailbox.of('shop@shop.example').filter(({ text }) => text?.includes('Bcc: all'))
      await expect
        .poll(() => toShop().some(({ replyTo }) => replyTo?.[0]?.address === email))
        .toBe(true)

      await asShop(admin, 'Παρακαλώ')
      const answered = kind === 'order' ? { unread: false } : { status: 'answered' }
      expect((await orders.call('GET', admin)).body).toMatchObject(answered)
      const all = await orders.call<Reply[]>('GET', `${admin}/replies`)
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
      const undo = (id: string) => orders.call('POST', `${admin}/replies/${id}/undo`)
      expect((await undo(undone)).status).toBe(204)
      expectProblem(await undo(undone), 404, 'Reply not found')
      const unread = kind === 'order' ? { unread: true } : { status: 'new', read: false }
      expect((await orders.call('GET', admin)).body).toMatchObject(unread)

      const sent = (await asShop(admin, 'Σωστό')).body._id
      await leave()
      expectProblem(await undo(sent), 409, 'The reply has already been sent')
      await expect.poll(() => mailsTo(email, 'Απάντηση').length).toBe(1)
      expect(await shownTo(customer)).toEqual(['Πότε;', 'Σωστό'])

      const [own] = (await orders.call<Reply[]>('GET', `${admin}/replies`)).body
      expectProblem(await undo(own?._id ?? ''), 404, 'Reply not found')
      const other = (await asShop((await start()).admin, 'Αλλού')).body._id
      expectProblem(await undo(other), 404, 'Reply not found')
    })

    test('accepts a customer’s text once for one key, up to its length and a number a day', async () => {
      const { customer, table, _id } = await start()
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
      await db(`${table.replace(/s$/, '')}_replies`)
        .where({ record_id: _id })
        .update({ at: db.raw("now() - interval '25 hours'") })
      expect((await asCustomer(customer, 'Την άλλη μέρα')).status).toBe(201)
    })

    test('is closed to replaced links, deleted records and other tokens, and goes with its record', async () => {
      const { admin, customer, table, _id } = await start()
      await asCustomer(customer, 'Καλημέρα')
      await asShop(admin, 'Καλημέρα σας')
      await orders.call('POST', `${admin}/link`)
      for (const path of [customer, `${customer.slice(0, -1)}x`, customer.replace(/[^/]+$/, _id)]) {
        expect((await orders.visit(path)).status).toBe(404)
        expect((await asCustomer(path, 'Εγώ;')).status).toBe(404)
      }
      await orders.call('DELETE', admin)
      expect((await orders.call('GET', `${admin}/replies`)).status).toBe(404)
      expect((await asShop(admin, 'Πού πήγε;')).status).toBe(404)
      const replies = () => db(`${table.replace(/s$/, '')}_replies`).where({ record_id: _id })
      expect(await replies()).toHaveLength(2)
      await db(table).where({ id: _id }).delete()
      expect(await replies()).toEqual([])
    })
  },
)

test('marks an order’s replies as read without a trace in the audit log', async () => {
  const { admin, customer, _id } = await kinds.order()
  await asCustomer(customer, 'Διαβάστε με')
  expect((await orders.call('POST', `${admin}/replies/read`)).status).toBe(204)
  expect((await orders.call('GET', admin)).body).toMatchObject({ unread: false })
  const log = () => db('audit_log').where({ record: _id }).pluck('call')
  expect(await log()).toEqual([])
  await asShop(admin, 'Ναι')
  expect(await log()).toEqual(['POST /api/custom-order/:id/replies'])
})

test('closes the page of a message that turns out to be spam', async () => {
  const { admin, customer } = await kinds.message()
  await orders.call('PATCH', admin, { json: { spam: true } })
  expect((await orders.visit(customer)).status).toBe(404)
  expect((await asCustomer(customer, 'Αγοράστε')).status).toBe(404)
})
