import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, png, StudioTest, toFormData } from '../../../../test/studio.ts'
import type { AdminOrder, ProofView } from '../../../orders/schema.ts'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

async function send(order: AdminOrder, fields: Record<string, unknown>) {
  return studio.call('POST', `/api/design-studio/orders/${order._id}/proofs`, {
    form: toFormData(fields),
  })
}

function answer(order: AdminOrder, json: object) {
  return studio.call('POST', `${page(order)}/answer`, { json, token: null })
}

function page(order: AdminOrder): string {
  return `/api/design-studio/proofs/${order.proofUrl.split('/').at(-1)}`
}

test('lets the customer comment on one version and approve the next', async () => {
  const order = await studio.order()
  expectProblem(
    await answer(order, { answer: 'approve', version: 1 }),
    404,
    'There is no proof to answer yet',
  )

  expect(await send(order, { mockup: 0, note: 'Όπως το σχεδιάσατε' })).toMatchObject({
    status: 201,
    body: { version: 1, note: 'Όπως το σχεδιάσατε', answer: null },
  })
  const comment = 'Λίγο μεγαλύτερο'
  const commented = await answer(order, { answer: 'comment', comment, version: 1 })
  expect(commented).toMatchObject({
    status: 200,
    body: { proofs: [{ version: 1, answer: 'comment', comment }] },
  })

  expect(await send(order, { image: await png('#123456') })).toMatchObject({
    status: 201,
    body: { version: 2 },
  })
  const old = await answer(order, { answer: 'approve', version: 1 })
  expectProblem(old, 409, 'There is a newer proof: please look at it first')
  for (let twice = 0; twice < 2; twice++) {
    expect(await answer(order, { answer: 'approve', version: 2 })).toMatchObject({
      status: 200,
      body: { proofs: [{ version: 2, answer: 'approve' }, { version: 1 }] },
    })
  }
  // A newer proof waits for an approval of its own.
  await send(order, { mockup: 0 })
  const { body: renewed } = await studio.visit<{ proofs: object[] }>(page(order))
  expect(renewed.proofs).toMatchObject([
    { version: 3, answer: null },
    { version: 2, answer: 'approve' },
    { version: 1, answer: 'comment' },
  ])
  expectProblem(
    await answer(order, { answer: 'approve', version: 2 }),
    409,
    'There is a newer proof: please look at it first',
  )
  await answer(order, { answer: 'approve', version: 3 })
  const late = await answer(order, { answer: 'comment', comment: 'Τελικά όχι' })
  expectProblem(late, 409, 'This proof has been approved already')

  const { timeline, proofs } = await studio.seen(order._id)
  expect(timeline.map(({ kind, from, to, by }) => [kind, from, to, by])).toEqual([
    ['answer', '3', 'approve', null],
    ['proof', null, '3', 'admin@example.com'],
    ['answer', '2', 'approve', null],
    ['proof', null, '2', 'admin@example.com'],
    ['answer', '1', 'comment', null],
    ['proof', null, '1', 'admin@example.com'],
    ['received', null, 'Submitted', null],
  ])
  expect(proofs.map(({ version }) => version)).toEqual([3, 2, 1])
  const events = await studio.test.db('outbox').whereLike('type', 'proof.%').orderBy('id')
  expect(events.map(({ type }) => type)).toEqual([
    'proof.sent',
    'proof.answered',
    'proof.sent',
    'proof.answered',
    'proof.sent',
    'proof.answered',
  ])
  expect(await studio.visit(proofs[0]?.image ?? '')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp' },
  })
})

test('sends both sides of the same pieces in one picture', async () => {
  const sides = [{ item: 'a' }, { item: 'a', view: 'back' as const }]
  const order = await studio.order({ mockups: [...sides, {}] })
  const ratioOf = async (mockup: number) => {
    const { body } = await send(order, { mockup })
    const { raw } = await studio.visit((body as ProofView).original)
    const { width, height } = await sharp(raw).metadata()
    return width / height
  }
  expect(await ratioOf(0)).toBe(2)
  expect(await ratioOf(1)).toBe(2)
  expect(await ratioOf(2)).toBe(1)
  expect((await studio.files()).leftover).toEqual([])
})

test('opens and answers proofs only with the latest link, until it expires', async () => {
  const order = await studio.order()
  await send(order, { mockup: 0 })
  const { status, body: renewed } = await studio.call<AdminOrder>(
    'POST',
    `/api/design-studio/orders/${order._id}/link`,
  )
  expect(status).toBe(200)
  expectProblem(await studio.visit(page(order)), 404, 'Order not found')
  expectProblem(await answer(order, { answer: 'approve', version: 1 }), 404, 'Order not found')
  expect((await studio.visit(page(renewed))).status).toBe(200)

  await studio.test
    .db('design_orders')
    .where({ id: order._id })
    .update({ order_status: 'Cancelled', updated_at: new Date(Date.now() - 180 * 86_400_000) })
  expectProblem(await studio.visit(page(renewed)), 404, 'Order not found')
  expectProblem(await answer(renewed, { answer: 'approve', version: 1 }), 404, 'Order not found')
})

test('shows the order as it was sent, without internal and contact data', async () => {
  const people = [{ name: 'ΕΛΕΝΗ', number: '7', size: 'M' }]
  const order = await studio.order({
    notes: 'Με προσοχή',
    mockups: [{ quantity: 3, sizes: { S: 1, M: 2 }, people }],
  })
  await studio.call('POST', `/api/design-studio/orders/${order._id}/notes`, {
    json: { note: 'secret note' },
  })
  const { status, body, raw, headers } = await studio.visit(page(order))
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    number: order._id.slice(-6),
    orderStatus: 'Submitted',
    notes: 'Με προσοχή',
    mockups: [{ productName: 'Μπλουζάκι', quantity: 3, sizes: { S: 1, M: 2 }, people }],
    history: [{ status: 'Submitted' }],
    proofs: [],
  })
  for (const word of ['secret', 'maria', '69 4444', order._id]) {
    expect(raw.toString()).not.toContain(word)
  }
})

test('opens an order only by its link', async () => {
  const order = await studio.order()
  const token = order.proofUrl.split('/').at(-1) ?? ''
  const draft = await studio.call<{ token: string }>('POST', '/api/design-studio/drafts', {
    form: toFormData({ document: '{}' }),
    token: null,
  })
  for (const wrong of [order._id, `${token.slice(0, -1)}A`, draft.body.token, '', 'x'.repeat(43)]) {
    if (wrong === token) continue
    const { status } = await studio.visit(`/api/design-studio/proofs/${wrong}`)
    expect(status, wrong).toBe(404)
  }
})

test.each<[Record<string, unknown>, string]>([
  [{}, 'Please select a proof'],
  [{ mockup: 7 }, 'Please select a proof'],
  [{ image: Buffer.from('GIF89a') }, 'The proof must be an image or a PDF file'],
])('rejects a proof of %j', async (fields, message) => {
  expectProblem(await send(await studio.order(), fields), 400, message)
})

test.each([
  [{}, 'Please approve or comment'],
  [{ answer: 'reject' }, 'Please approve or comment'],
  [{ answer: 'comment' }, 'Please write what should be different'],
  [{ answer: 'comment', comment: '  ' }, 'Please write what should be different'],
  [{ answer: 'approve' }, 'Please name the proof that you approve'],
])('rejects the answer %j', async (json, message) => {
  const order = await studio.order()
  await send(order, { mockup: 0 })
  expectProblem(await answer(order, json), 400, message)
})

test('numbers simultaneous proofs consecutively', async () => {
  const order = await studio.order()
  await Promise.all(Array.from({ length: 6 }, () => send(order, { mockup: 0 })))
  const { proofs } = await studio.seen(order._id)
  expect(proofs.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1])
})

test('takes one review of a completed order', async () => {
  const order = await studio.order()
  const json = { stars: 5, name: 'Άννα', text: 'Όπως στη μακέτα.' }
  const review = () => studio.call('POST', `${page(order)}/reviews`, { json, token: null })
  expectProblem(await review(), 409, 'The order is not completed yet')
  const url = `/api/design-studio/orders/${order._id}`
  await studio.call('PATCH', `${url}/status`, { json: { status: 'Completed' } })
  expect((await review()).status).toBe(201)
  expectProblem(await review(), 409, 'You have reviewed this already')
  const reviews = [{ ...json, product: null }]
  expect((await studio.visit(page(order))).body).toMatchObject({ reviews })
  expect((await studio.call('GET', url)).body).toMatchObject({ reviews })
})
