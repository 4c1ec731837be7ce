import { createLinks } from '@stampa/service-kit/links'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, imageTokenOf, png } from '../../../test/orders.ts'
import { SalesTest } from '../../../test/sales.ts'

const sales = await SalesTest.start()
const { orders } = sales
afterAll(() => sales.stop())

const mug = '01a1f795-0000-7000-8000-000000000001'

test('shows the status without internal and personal data', async () => {
  const order = await orders.order({
    products: [mug],
    quantities: [7],
    options: ['Πλάτη'],
    image: await png(),
  })
  const url = `/api/custom-order/${order._id}`
  await orders.call('PUT', url, { json: { orderStatus: 'In Progress', note: 'Μεταξύ μας' } })
  await orders.call('POST', `${url}/notes`, { json: { note: 'Μυστικό' } })
  await orders.call('PUT', url, { json: { orderStatus: 'Completed' } })

  const { status, headers, body, raw } = await orders.visit(
    `/api/order-status/${order.statusToken}`,
  )
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    number: order._id.slice(-6),
    orderStatus: 'Completed',
    createdAt: expect.any(String),
    items: [{ product: mug, title: null, quantity: 7 }],
    options: ['Πλάτη'],
    hasImage: true,
    files: 1,
    designs: [{ id: 'image', format: 'png', preview: expect.stringContaining('/image/') }],
    image: expect.stringContaining('/api/custom-order/image/'),
    history: [
      { at: expect.any(String), status: 'Submitted' },
      { at: expect.any(String), status: 'In Progress' },
      { at: expect.any(String), status: 'Completed' },
    ],
    offers: [],
    replies: [],
    reviews: [],
  })
  for (const secret of ['maria@example.gr', '4444', 'Μυστικό', 'Μεταξύ', order._id, 'admin']) {
    expect(raw.toString()).not.toContain(secret)
  }
  const { image } = body as { image: string }
  expect((await orders.visit(image)).headers['content-type']).toMatch(/^image\//)
})

test('names the offers that its address was sent, without their links and amounts', async () => {
  const email = `${crypto.randomUUID()}@example.gr`
  const order = await orders.order({ email })
  const own = { customOrder: order._id, customerEmail: email.toUpperCase() }
  const sent = await sales.sentOffer(own)
  await sales.offer(own)
  await sales.sentOffer({ ...own, customerEmail: 'another@example.gr' })
  const { body, raw } = await orders.visit<object>(`/api/order-status/${order.statusToken}`)
  const { number } = sent
  const waiting = { number, sentAt: expect.any(String), status: 'Sent', decidedAt: null }
  expect(body).toMatchObject({ offers: [waiting] })
  expect(raw.toString()).not.toContain(sent.token)

  const json = { name: 'Μαρία' }
  await sales.call('POST', `/api/offer-link/${sent.token}/accept`, { token: null, json })
  const accepted = await orders.visit<object>(`/api/order-status/${order.statusToken}`)
  expect(accepted.body).toMatchObject({
    offers: [{ number, status: 'Accepted', decidedAt: expect.any(String) }],
  })
  expect(accepted.raw.toString()).not.toMatch(/1399|Μαρία/)
})

test('shows no status that was undone before its mail left', async () => {
  const { _id, statusToken } = await orders.order()
  const set = (orderStatus: string) =>
    orders.call('PUT', `/api/custom-order/${_id}`, { json: { orderStatus } })
  const statuses = async () => {
    const url = `/api/order-status/${statusToken}`
    const { body } = await orders.visit<{ history: { status: string }[] }>(url)
    return body.history.map(({ status }) => status)
  }
  await set('In Progress')
  await set('Rejected')
  await set('In Progress')
  expect(await statuses()).toEqual(['Submitted', 'In Progress'])
  const { db } = orders.test
  await db('custom_order_timeline')
    .where({ to: 'Rejected' })
    .update({ at: db.raw("at - interval '31 s'") })
  expect(await statuses()).toEqual(['Submitted', 'In Progress', 'Rejected', 'In Progress'])
})

test('rejects an id and tokens of another purpose, key or order', async () => {
  const order = await orders.order({ image: await png() })
  const { LINK_KEY } = orders.config
  const foreign = createLinks('another key of thirty-two characters')
  const guesses = [
    order._id,
    imageTokenOf(order),
    foreign.token('order-status', order._id),
    createLinks(LINK_KEY).token('order-status', '01a1f795-0000-7000-8000-000000000000'),
    `${order.statusToken.slice(0, -4)}AAAA`,
    'x'.repeat(43),
    '%00',
    '..',
  ]
  for (const guess of guesses) {
    const answer = await orders.visit(`/api/order-status/${encodeURIComponent(guess)}`)
    expect(answer.status, guess).toBe(404)
  }
  const admin = await orders.call('GET', `/api/order-status/${order._id}`)
  expectProblem(admin, 404, 'Order not found')
})

test('responds 404 for an order in the trash', async () => {
  const order = await orders.order()
  await orders.call('DELETE', `/api/custom-order/${order._id}`)
  expectProblem(
    await orders.visit(`/api/order-status/${order.statusToken}`),
    404,
    'Order not found',
  )
})

test('opens an order only with its latest link', async () => {
  const order = await orders.order()
  const replace = () =>
    orders.call<{ statusLink: string }>('POST', `/api/custom-order/${order._id}/link`)
  expect(
    (await orders.call('POST', `/api/custom-order/${order._id}/link`, { token: null })).status,
  ).toBe(401)
  let link = `/order-status/${order.statusToken}`
  for (let version = 1; version <= 2; version++) {
    expect((await orders.visit(`/api${link}`)).status).toBe(200)
    const { status, body } = await replace()
    expect(status).toBe(200)
    expectProblem(await orders.visit(`/api${link}`), 404, 'Order not found')
    link = body.statusLink
  }
  expect((await orders.visit(`/api${link}`)).status).toBe(200)
  const timeline = await orders.call('GET', `/api/custom-order/${order._id}/timeline`)
  expect(timeline.body).toMatchObject([
    { kind: 'note', by: 'admin@example.com', note: 'The customer’s link was replaced' },
    { kind: 'note' },
    { kind: 'received' },
  ])
})

test('a completed order’s link expires, and opens the order again when it is renewed', async () => {
  const order = await orders.order()
  const url = `/api/order-status/${order.statusToken}`
  await orders.test
    .db('custom_orders')
    .where({ id: order._id })
    .update({ order_status: 'Completed', updated_at: new Date(Date.now() - 179 * 86_400_000) })
  expect((await orders.visit(url)).status).toBe(200)
  await orders.test
    .db('custom_orders')
    .where({ id: order._id })
    .update({ updated_at: new Date(Date.now() - 180 * 86_400_000) })
  expectProblem(await orders.visit(url), 404, 'Order not found')
  const { body } = await orders.call<{ statusLink: string }>(
    'POST',
    `/api/custom-order/${order._id}/link`,
  )
  expect((await orders.visit(`/api${body.statusLink}`)).status).toBe(200)
})

test('answers a request for lost links alike for any address, and records the same', async () => {
  const email = `${crypto.randomUUID()}@example.gr`
  await orders.order({ email })
  const ask = (address: string) =>
    orders.call('POST', '/api/order-status/links', { token: null, json: { email: address } })
  for (const address of [email, 'nobody@example.gr']) {
    // The second click of two sends no second mail.
    for (const answer of await Promise.all([ask(address), ask(address)])) {
      expect(answer).toMatchObject({ status: 202, body: {} })
    }
    const recorded = () => orders.test.db('outbox').whereRaw("payload->>'email' = ?", [address])
    expect(await recorded().pluck('type')).toEqual(['links.requested'])
    const earlier = orders.test.db.raw("id_at(now() - interval '6 minutes')")
    await recorded().update({ id: earlier })
    await ask(address)
    expect(await recorded().pluck('type')).toHaveLength(2)
  }
  expectProblem(await ask('no address'), 400, 'Please enter a valid email address')
})
