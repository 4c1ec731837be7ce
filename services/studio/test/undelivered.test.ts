import { openStream } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { expectProblem, StudioTest } from './studio.ts'

const base = '/api/design-studio/undelivered'

const studio = await StudioTest.start()
afterAll(() => studio.stop())

/** Sets the order's mails to the state after a permanent refusal. */
async function giveUp(order: string): Promise<string> {
  const { db } = studio.test
  const [event] = await db('outbox').whereRaw("payload->>'order' = ?", [order]).select('id')
  await db('outbox').where({ id: event.id }).update({ handed_on_at: db.fn.now() })
  const failed = { state: 'failed', reason: 'EENVELOPE 550', settled_at: db.fn.now() }
  await db('mails').insert(
    ['customer', 'shop'].map(audience => ({ event_id: event.id, audience, ...failed })),
  )
  return event.id
}

test('lists failed mails with their order and retries them', async () => {
  expect((await studio.call('GET', base)).body).toEqual([])
  const orders = [await studio.order(), await studio.order()]
  const events = await Promise.all(orders.map(({ _id }) => giveUp(_id)))
  const listed = await studio.call<{ about: string; audience: string; recipient: string }[]>(
    'GET',
    base,
  )
  expect(listed.body).toHaveLength(4)
  expect(listed.body[0]).toEqual({
    _id: events[1],
    event: 'design.received',
    about: orders[1]?._id,
    audience: expect.stringMatching(/customer|shop/),
    recipient: expect.any(String),
    reason: 'EENVELOPE 550',
    failedAt: expect.any(String),
  })
  const recipients = listed.body.map(({ audience, recipient }) => [audience, recipient !== ''])
  expect(Object.fromEntries(recipients)).toEqual({ customer: true, shop: false })
  const { body: latest } = await studio.call('GET', '/api/design-studio/mails')
  expect(latest).toMatchObject(listed.body.map(({ about }) => ({ about, state: 'failed' })))

  expect(await studio.call('POST', `${base}/${events[1]}/retry`)).toMatchObject({ status: 204 })
  const again = await studio.call('POST', `${base}/${events[1]}/retry`)
  expectProblem(again, 404, 'Undelivered mail not found')
  expect(await studio.call('POST', `${base}/retry`)).toMatchObject({ body: { retried: 2 } })
  expect((await studio.call('GET', base)).body).toEqual([])
  const waiting = await studio.test.db('mails').where({ state: 'waiting', reason: null })
  expect(waiting).toHaveLength(4)
})

test('news of designs and failed mails reach the open back office', async () => {
  const stream = await openStream(
    studio.test.app,
    '/api/design-studio/notices',
    await studio.test.adminToken(),
  )
  const { _id: record } = await studio.order()
  await giveUp(record)
  await expect
    .poll(() => stream.messages.flat(), { timeout: 10_000 })
    .toEqual([
      { kind: 'design.received', record },
      { kind: 'mail.failed', record: expect.any(String) },
    ])
  stream.close()
})
