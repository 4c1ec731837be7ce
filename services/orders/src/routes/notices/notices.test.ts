import { type App, sessionKey } from '@stampa/service-kit'
import { openStream, type TestStream } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { SalesTest } from '../../../test/sales.ts'
import { buildApp } from '../../app.ts'
import type { OrdersConfig } from '../../config.ts'

/** News reach the open back office, on whichever instance its stream is. */

const sales = await SalesTest.start()
const { app, config, adminToken, db } = sales.orders.test
const second = await buildApp(config as OrdersConfig)
await second.ready()
afterAll(async () => {
  await second.close()
  await sales.stop()
})

const url = '/api/notices'

const open = async (scope?: string[], instance: App = app) =>
  openStream(instance, url, await adminToken(undefined, undefined, scope))

const newsOf = (stream: TestStream) => stream.messages.flat()

async function sendMessage(fields: object = {}): Promise<string> {
  const json = {
    name: 'Maria',
    email: 'maria@example.gr',
    company: '',
    subject: 'Hello',
    message: 'Do you print mugs?',
    phone: '',
    elapsedMs: 60_000,
    ...fields,
  }
  const { status, body } = await sales.call<{ _id: string }>('POST', '/api/contact', {
    json,
    token: null,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body._id
}

test('streams on every instance what customers do, by ids only, and nothing of before', async () => {
  await sales.orders.order()
  const streams = await Promise.all([open(), open(undefined, second)])
  const order = await sales.orders.order()
  const message = await sendMessage()
  const offer = await sales.sentOffer()
  const reply = { json: { text: 'Is it ready?' }, token: null }
  await sales.call('POST', `/api/order-status/${order.statusToken}/replies`, reply)
  await sales.call('POST', `/api/offer-link/${offer.token}/accept`, {
    json: { name: 'Maria' },
    token: null,
  })
  for (const stream of streams) {
    await expect
      .poll(() => newsOf(stream), { timeout: 10_000 })
      .toEqual([
        { kind: 'order.received', record: order._id },
        { kind: 'message.received', record: message },
        { kind: 'order_reply.received', record: order._id },
        { kind: 'offer.accepted', record: offer._id },
      ])
    stream.close()
  }
})

test('streams to a role only what it may read', async () => {
  const streams = await Promise.all([open(['offers:read']), open(['orders:read'])])
  const { _id: order } = await sales.orders.order()
  const { _id: offer, token } = await sales.sentOffer()
  await sales.call('POST', `/api/offer-link/${token}/decline`, { json: {}, token: null })
  for (const [index, news] of [
    { kind: 'offer.declined', record: offer },
    { kind: 'order.received', record: order },
  ].entries()) {
    const stream = streams[index] as TestStream
    await expect.poll(() => newsOf(stream), { timeout: 10_000 }).toEqual([news])
    stream.close()
  }
  expect((await open(['content:read', 'studio:read'])).status).toBe(204)
})

test('streams a mail that failed for good, but neither spam nor mails beyond the limit of their recipient', async () => {
  const stream = await open()
  await sendMessage({ website: 'https://spam.example' })
  // Its event has an address in place of a record.
  const json = { email: 'maria@example.gr' }
  await sales.call('POST', '/api/order-status/links', { json, token: null })
  const order = await sales.orders.order()
  const failures = [
    { type: 'links.requested', reason: 'EENVELOPE 550' },
    { type: 'order.received', reason: 'ELIMIT' },
  ]
  const events: string[] = []
  for (const { type, reason } of failures) {
    const { id } = await db('outbox').where({ type }).orderBy('id', 'desc').first('id')
    const failed = { state: 'failed', reason, settled_at: db.fn.now() }
    await db('mails').insert({ event_id: id, audience: 'customer', ...failed })
    events.push(id)
  }
  await expect
    .poll(() => newsOf(stream), { timeout: 10_000 })
    .toEqual([
      { kind: 'order.received', record: order._id },
      { kind: 'mail.failed', record: events[0] },
    ])
  stream.close()
})

test('continues after the last message that a client got', async () => {
  const before = await open()
  const first = await sales.orders.order()
  await expect
    .poll(() => newsOf(before), { timeout: 10_000 })
    .toEqual([{ kind: 'order.received', record: first._id }])
  before.close()
  const missed = await sales.orders.order()
  const stream = await openStream(second, url, await adminToken(), {
    'last-event-id': before.id ?? '',
  })
  await expect
    .poll(() => newsOf(stream), { timeout: 10_000 })
    .toEqual([{ kind: 'order.received', record: missed._id }])
  stream.close()
})

test('ends with the session', async () => {
  const token = await adminToken()
  const stream = await openStream(app, url, token)
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await app.redis.del(sessionKey(sid))
  await stream.ended
})

test('bounds the streams of one administrator', async () => {
  const token = await adminToken()
  const streams = await Promise.all(Array.from({ length: 13 }, () => openStream(app, url, token)))
  expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array(12).fill(200), 503])
  const other = await open()
  expect(other.status).toBe(200)
  for (const stream of [...streams, other]) stream.close()
})
