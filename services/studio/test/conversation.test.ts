import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dailyReplies } from '@stampa/service-kit/order-workflow'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, StudioTest } from './studio.ts'
import { startWorker } from './worker.ts'

/** The conversation about an order of designs; its rules are those of custom orders. */

const studio = await StudioTest.start()
const worker = await startWorker(studio)
afterAll(async () => {
  await worker.close()
  await studio.stop()
})

const { db } = studio.test

interface Reply {
  _id: string
  text: string
}

async function start() {
  const customerEmail = `${crypto.randomUUID()}@example.gr`
  const { _id, proofUrl } = await studio.order({ customerEmail })
  const admin = `/api/design-studio/orders/${_id}`
  return {
    ...{ _id, customerEmail, admin },
    customer: `/api/design-studio/proofs/${proofUrl.split('/').at(-1)}`,
    reply: (text: string) => studio.call<Reply>('POST', `${admin}/replies`, { json: { text } }),
  }
}

const answer = (customer: string, text: string) =>
  studio.call<object[]>('POST', `${customer}/replies`, { json: { text }, token: null })

async function mailsTo(address: string) {
  const folder = join(studio.config.ORDER_FILES_DIR, 'mail')
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async name => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some(one => one.address === address))
}

test('is mailed to the customer after 30 seconds, whose answer is unread and mailed to the shop', async () => {
  const { _id, customerEmail, admin, customer, reply } = await start()
  const sent = await reply('<b>Έτοιμο</b>')
  expect(sent).toMatchObject({ status: 201, body: { by: 'admin@example.com' } })
  const shown = async () =>
    (await studio.visit<{ replies: Reply[] }>(customer)).body.replies.map(({ text }) => text)
  expect(await shown()).toEqual([])
  const then = db.raw("now() - interval '31 seconds'")
  await db('design_order_replies').update({ at: then })
  await db('outbox').whereNull('handed_on_at').update({ created_at: then })
  const replies = async () =>
    (await mailsTo(customerEmail)).filter(({ subject }) => subject?.startsWith('Απάντηση'))
  await expect.poll(replies, { interval: 250 }).toHaveLength(1)
  const [mail] = await replies()
  expect(mail?.text).toContain('> <b>Έτοιμο</b>')
  expect(mail?.html).toContain('&lt;b&gt;Έτοιμο&lt;/b&gt;')
  expect(mail?.text).toContain(`https://shop.example/design-order/${customer.split('/').at(-1)}`)
  expect(await shown()).toEqual(['<b>Έτοιμο</b>'])

  const answered = await answer(customer, 'Ευχαριστώ')
  expect(answered.body).toMatchObject([{ fromShop: true }, { fromShop: false, text: 'Ευχαριστώ' }])
  expect(String(answered.raw)).not.toContain('admin@example.com')
  const unread = async () => {
    const list = await studio.call<{ _id: string }[]>(
      'GET',
      '/api/design-studio/orders?unread=true',
    )
    return list.body.map(({ _id }) => _id)
  }
  expect(await unread()).toEqual([_id])
  const toShop = async () =>
    (await mailsTo('shop@shop.example')).filter(({ text }) => text?.includes('> Ευχαριστώ'))
  await expect.poll(toShop, { interval: 250 }).toHaveLength(1)
  expect((await toShop())[0]?.replyTo).toMatchObject([{ address: customerEmail }])

  const log = () => db('audit_log').where({ record: _id }).pluck('call')
  const before = await log()
  expect((await studio.call('POST', `${admin}/replies/read`)).status).toBe(204)
  expect(await log()).toEqual(before)
  expect(await unread()).toEqual([])
})

test('is taken back until its mail leaves, and bounded for the customer', async () => {
  const { admin, customer, reply } = await start()
  await answer(customer, 'Πότε;')
  const { body } = await reply('Λάθος')
  const undo = () => studio.call('POST', `${admin}/replies/${body._id}/undo`)
  expect((await undo()).status).toBe(204)
  expectProblem(await undo(), 404, 'Reply not found')
  expect((await studio.call('GET', admin)).body).toMatchObject({ unread: true })
  await Promise.all(Array.from({ length: dailyReplies }, (_, n) => answer(customer, `${n}`)))
  expect((await answer(customer, 'Ακόμη ένα')).status).toBe(429)
})

test('is closed to replaced links and deleted orders, and erased with its order', async () => {
  const { _id, admin, customer, customerEmail, reply } = await start()
  await answer(customer, 'Καλημέρα')
  await reply('Καλημέρα σας')
  await studio.call('POST', `${admin}/link`)
  for (const path of [customer, `${customer.slice(0, -1)}x`, customer.replace(/[^/]+$/, _id)]) {
    expect((await answer(path, 'Εγώ;')).status).toBe(404)
  }
  await studio.call('DELETE', admin)
  expect((await studio.call('GET', `${admin}/replies`)).status).toBe(404)
  expect((await reply('Πού πήγε;')).status).toBe(404)
  const replies = () => db('design_order_replies').where({ record_id: _id })
  expect(await replies()).toHaveLength(2)
  const token = await studio.test.confirmedToken()
  const path = `/api/design-studio/clients?email=${encodeURIComponent(customerEmail)}`
  expect((await studio.call('DELETE', path, { token })).status).toBe(204)
  expect(await replies()).toEqual([])
})
