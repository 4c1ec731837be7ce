import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { studioEvents } from '@stampa/rules/webhooks'
import { onlyRow } from '@stampa/service-kit/listing'
import { type ForwardedEvent, forwardingQueue } from '@stampa/service-kit/outbox/forwarding'
import { WorkQueue } from '@stampa/service-kit/queue'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { startWorker } from '../../test/mail-worker.ts'
import { SalesTest, unknownId } from '../../test/sales.ts'
import { createPost } from './post.ts'

/** Events reach other programs, through PostgreSQL, the worker and HTTP. */

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const received: Received[] = []
/** Statuses of the next responses by path; afterwards 204. */
const responses = new Map<string, number[]>()
const receiver = createServer(async (request, response) => {
  const path = request.url ?? ''
  received.push({ path, headers: request.headers, body: await text(request) })
  response.writeHead(responses.get(path)?.shift() ?? 204, { location: '/elsewhere' }).end()
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`

const own = { WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1' }
const sales = await SalesTest.start(own)
const worker = await startWorker(sales.orders, own)
afterAll(async () => {
  await worker.close()
  await sales.stop()
  receiver.close()
})

const token = await sales.orders.test.confirmedToken()

interface Saved {
  _id: string
  secret: string
}

/** Adds a webhook with an address of its own. */
async function webhook(path: string, events: string[], responding: number[] = []): Promise<Saved> {
  responses.set(path, responding)
  const json = { url: origin + path, events }
  const { status, body } = await sales.call<Saved>('POST', '/api/webhooks', { json, token })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const at = (path: string) => received.filter(one => one.path === path)

async function log(id: string) {
  return (await sales.call<{ _id: string }[]>('GET', `/api/webhooks/${id}/deliveries`)).body
}

test('signs the ids of what happened, and shows the delivery in the log', async () => {
  const { _id, secret } = await webhook('/signed', ['order.received', 'message.received'])
  const order = await sales.orders.order({ email: 'maria@example.gr' })
  await expect.poll(() => at('/signed').length).toBe(1)
  const { headers, body } = onlyRow(at('/signed'))
  const signed = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(signed).toEqual({
    type: 'order.received',
    timestamp: expect.stringMatching(/Z$/),
    data: { order: order._id },
  })
  await expect
    .poll(() => log(_id))
    .toEqual([
      expect.objectContaining({
        _id: headers['webhook-id'],
        event: 'order.received',
        state: 'delivered',
        attempts: 1,
        status: 204,
        reason: null,
      }),
    ])
  const { body: all } = await sales.call<object[]>('GET', '/api/webhooks')
  expect(all).toContainEqual(expect.objectContaining({ _id, failed: 0 }))
  expect(JSON.stringify(all)).not.toContain(secret)
})

test('tries a refused delivery again, and sends a given-up one once more when asked', async () => {
  const { _id } = await webhook('/refuses', ['offer.sent'], [500, 301, 500])
  await sales.sentOffer()
  const hasState = (state: string, attempts: number, status: number) =>
    expect
      .poll(() => log(_id), { timeout: 5000 })
      .toEqual([expect.objectContaining({ state, attempts, status })])
  const due = (fields: object) =>
    sales
      .db('webhook_deliveries')
      .where({ webhook_id: _id })
      .update({ ...fields, next_attempt_at: sales.db.fn.now() })
  await hasState('waiting', 1, 500)
  const { body: listed } = await sales.call('GET', '/api/webhooks')
  expect(listed, 'is listed as failing').toContainEqual(expect.objectContaining({ _id, failed: 1 }))
  await due({})
  // A redirect is not followed.
  await hasState('waiting', 2, 301)
  expect(at('/elsewhere')).toEqual([])
  await due({ attempts: 9 })
  await hasState('failed', 10, 500)
  const { body: all } = await sales.call('GET', '/api/webhooks')
  expect(all).toContainEqual(expect.objectContaining({ _id, failed: 1 }))

  const [{ _id: delivery } = { _id: '' }] = await log(_id)
  const again = `/api/webhooks/${_id}/deliveries/${delivery}/resend`
  expect((await sales.call('POST', again)).status).toBe(204)
  await hasState('delivered', 1, 204)
  expect(new Set(at('/refuses').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const elsewhere = again.replace(_id, unknownId)
  expect((await sales.call('POST', elsewhere)).status).toBe(404)
})

test('a change of its events, or a pause, keeps the secret of a webhook', async () => {
  const { _id, secret } = await webhook('/changed', ['offer.sent'])
  const change = async (events: string[], paused: boolean) =>
    (await sales.call('PUT', `/api/webhooks/${_id}`, { json: { events, paused } })).status
  expect(await change(['order.received'], true)).toBe(204)
  await sales.sentOffer()
  await sales.orders.order()
  expect(await log(_id)).toEqual([])
  expect((await sales.call('POST', `/api/webhooks/${_id}/test`)).status).toBe(204)

  expect(await change(['order.received'], false)).toBe(204)
  const order = await sales.orders.order()
  await expect.poll(() => at('/changed').length).toBe(2)
  const [, { headers, body }] = at('/changed') as [unknown, { headers: object; body: string }]
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    data: { order: order._id },
  })
  for (const events of [[], ['unknown'], ['offer.sent', 'offer.sent']]) {
    expect(await change(events, false)).toBe(400)
  }
  const json = { events: ['offer.sent'], paused: false }
  expect((await sales.call('PUT', `/api/webhooks/${unknownId}`, { json })).status).toBe(404)
})

test('a receiver that does not answer holds up no other', async () => {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const json = { url, events: ['order.received'] }
  const { body } = await sales.call<Saved>('POST', '/api/webhooks', { json, token })
  for (let count = 0; count < 6; count++) await sales.orders.order({})
  await webhook('/prompt', ['order.received'])
  const order = await sales.orders.order({})
  await expect
    .poll(() => at('/prompt').map(one => JSON.parse(one.body).data.order), { timeout: 5000 })
    .toEqual([order._id])
  await sales.call('DELETE', `/api/webhooks/${body._id}`, { token })
  silent.closeAllConnections()
  silent.close()
})

test('sends the events of the studio once, and no other events of its queue', async () => {
  await webhook('/studio', ['design.received', 'design.status_changed', 'offer.accepted'])
  const queue = new WorkQueue<ForwardedEvent>(
    sales.orders.test.config,
    forwardingQueue(studioEvents),
  )
  await expect.poll(() => queue.ready).toBe(true)
  const order = crypto.randomUUID()
  const event = (type: string): ForwardedEvent => ({
    ...{
      id: crypto.randomUUID(),
      type,
      payload: { order, trace: null },
      at: new Date().toISOString(),
    },
  })
  const received = event('design.received')
  for (const data of [
    received,
    event('offer.accepted'),
    received,
    event('design.status_changed_silently'),
  ]) {
    await queue.addJobs([{ id: crypto.randomUUID(), data }])
  }
  await expect.poll(() => at('/studio').length).toBe(2)
  expect(at('/studio').map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'design.received', timestamp: received.at, data: { order } },
    { type: 'design.status_changed', timestamp: expect.any(String), data: { order } },
  ])
  const { db } = sales.orders.test
  expect(
    await db('outbox').where({ type: 'offer.accepted' }).whereRaw("payload->>'order' = ?", [order]),
  ).toEqual([])
  expect(await db('mails').where({ event_id: received.id })).toEqual([])
  await queue.close()
})

test('sends no change of status that is undone', async () => {
  const { _id } = await webhook('/undone', ['order.status_changed'])
  const order = await sales.orders.order({})
  const change = { orderStatus: 'Rejected' }
  await sales.call('PUT', `/api/custom-order/${order._id}`, { json: change })
  expect(await log(_id)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0 })])
  await sales.call('PUT', `/api/custom-order/${order._id}`, { json: { orderStatus: 'Submitted' } })
  expect(await log(_id)).toEqual([])
})

test('sends a change of status that the customer gets no mail for', async () => {
  const { _id } = await webhook('/silent', ['order.status_changed'])
  const order = await sales.orders.order({})
  const json = { orderStatus: 'In Progress', notify: false }
  await sales.call('PUT', `/api/custom-order/${order._id}`, { json })
  await expect
    .poll(() => at('/silent').map(({ body }) => JSON.parse(body)))
    .toEqual([
      expect.objectContaining({ type: 'order.status_changed', data: { order: order._id } }),
    ])
  expect(await log(_id)).toEqual([expect.objectContaining({ event: 'order.status_changed' })])
})

test('sends a test to one webhook only, and nothing after it was deleted', async () => {
  const { _id } = await webhook('/tested', ['offer.declined'])
  await webhook('/other', ['offer.declined'])
  expect((await sales.call('POST', `/api/webhooks/${_id}/test`)).status).toBe(204)
  await expect
    .poll(() => at('/tested').map(({ body }) => JSON.parse(body).data))
    .toEqual([{ webhook: _id }])
  expect(at('/other')).toEqual([])
  const path = `/api/webhooks/${_id}`
  expect((await sales.call('DELETE', path, { token })).status).toBe(204)
  expect((await sales.call('DELETE', path, { token })).status).toBe(404)
  expect((await sales.call('GET', `${path}/deliveries`)).status).toBe(404)
})

test('refuses addresses that are none, or that contain a password', async () => {
  for (const url of [
    'ftp://a.example',
    'javascript:alert(1)',
    'https://',
    'https://a:b@c.example',
  ]) {
    const json = { url, events: ['offer.sent'] }
    expect(await sales.call('POST', '/api/webhooks', { json, token }), url).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'url' }] },
    })
  }
})

test('requires the permission to read the records of each event', async () => {
  const { _id } = await webhook('/permitted', ['offer.sent'])
  const token = await sales.orders.test.confirmedToken(['people:write', 'offers:read'])
  const add = (events: string[]) =>
    sales.call('POST', '/api/webhooks', { json: { url: `${origin}/some`, events }, token })
  const change = (events: string[]) =>
    sales.call('PUT', `/api/webhooks/${_id}`, { json: { events, paused: false }, token })
  for (const event of ['order.received', 'message.received', 'design.received']) {
    expect((await add(['offer.sent', event])).status, event).toBe(403)
    expect((await change(['offer.sent', event])).status, event).toBe(403)
  }
  expect((await add(['offer.sent'])).status).toBe(201)
  expect((await change(['offer.accepted'])).status).toBe(204)
  const json = { url: `${origin}/designs`, events: ['design.received'] }
  const studio = await sales.orders.test.confirmedToken(['people:write', 'studio:read'])
  expect((await sales.call('POST', '/api/webhooks', { json, token: studio })).status).toBe(201)
})

test('requires the password of the last minutes to add or delete a webhook', async () => {
  const { _id } = await webhook('/confirmed', ['offer.sent'])
  const json = { url: `${origin}/unconfirmed`, events: ['offer.sent'] }
  for (const call of [
    sales.call('POST', '/api/webhooks', { json }),
    sales.call('DELETE', `/api/webhooks/${_id}`),
  ]) {
    expect(await call).toMatchObject({ status: 403, body: { code: 'confirmation_required' } })
  }
})

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://[::7f00:1]:1/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0:1/',
  'http://2130706433/',
  'https://192.168.1.1/',
])('does not call %s', async url => {
  expect(await createPost('')(url, {}, '{}')).toEqual({ status: null, reason: 'EPRIVATE' })
})
