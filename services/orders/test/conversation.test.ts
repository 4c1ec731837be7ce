import { testConversation } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { startWorker } from './mail-worker.ts'
import { Mailbox } from './mailbox.ts'
import { OrdersTest } from './orders.ts'

const orders = await OrdersTest.start()
const mailbox = await Mailbox.open()
const worker = await startWorker(orders, { MAIL_URL: mailbox.url })
afterAll(async () => {
  await worker.close()
  await mailbox.close()
  await orders.stop()
})

async function startOrder() {
  const email = `${crypto.randomUUID()}@example.gr`
  const { _id, statusToken } = await orders.order({ email })
  const customer = `/api/order-status/${statusToken}`
  return { _id, email, admin: `/api/custom-order/${_id}`, customer }
}

async function startMessage() {
  const email = `${crypto.randomUUID()}@example.gr`
  const json = { name: 'Μαρία', email, message: crypto.randomUUID() }
  const sent = await orders.call<{ _id: string }>('POST', '/api/contact', { json, token: null })
  const admin = `/api/contact/${sent.body._id}`
  const { link } = (await orders.call<{ link: string }>('GET', admin)).body
  const customer = link.replace('/message/', '/api/contact/link/')
  return { _id: sent.body._id, email, admin, customer }
}

testConversation(
  orders,
  {
    order: {
      start: startOrder,
      table: 'custom_orders',
      query: 'unread=true',
      unread: { unread: true },
      answered: { unread: false },
    },
    message: {
      start: startMessage,
      table: 'contact_messages',
      query: 'read=false',
      unread: { read: false, status: 'new' },
      answered: { status: 'answered' },
    },
  },
  async address => mailbox.of(address),
)

test('closes the page of a message that turns out to be spam', async () => {
  const { admin, customer } = await startMessage()
  await orders.call('PATCH', admin, { json: { spam: true } })
  expect((await orders.visit(customer)).status).toBe(404)
  const json = { text: 'Αγοράστε' }
  const answer = await orders.call('POST', `${customer}/replies`, { json, token: null })
  expect(answer.status).toBe(404)
})
