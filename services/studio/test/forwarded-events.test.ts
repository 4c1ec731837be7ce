import { studioEvents } from '@stampa/rules/webhooks'
import { type ForwardedEvent, forwardingQueue } from '@stampa/service-kit/outbox/forwarding'
import { workOff } from '@stampa/service-kit/queue'
import { afterAll, expect, test } from 'vitest'
import { StudioTest } from './studio.ts'
import { startWorker } from './worker.ts'

/** Events of designs are handed on to the orders service, whose webhooks send them. */

const studio = await StudioTest.start()
const worker = await startWorker(studio)
const received: ForwardedEvent[] = []
const reader = workOff<ForwardedEvent>(
  studio.test.config,
  forwardingQueue(studioEvents),
  async event => void received.push(event),
  () => undefined,
)
afterAll(async () => {
  await reader.close()
  await worker.close()
  await studio.stop()
})

const { db } = studio.test

/** Ends the time in which a status can be set back. */
const leave = () =>
  db('outbox')
    .whereNull('handed_on_at')
    .update({ created_at: db.raw("now() - interval '31 seconds'") })

const of = (order: string) =>
  received.filter(({ payload }) => payload.order === order).map(({ type }) => type)

test('hands on orders, replies and changes of status that last, each with its ids', async () => {
  const { _id, proofUrl } = await studio.order()
  const base = `/api/design-studio/orders/${_id}`
  const setStatus = (status: string, notify = true) =>
    studio.call('PATCH', `${base}/status`, { json: { status, notify } })
  await expect.poll(() => of(_id), { timeout: 10_000 }).toEqual(['design.received'])
  expect(received.find(({ payload }) => payload.order === _id)).toEqual({
    id: expect.any(String),
    type: 'design.received',
    payload: expect.objectContaining({ order: _id }),
    at: expect.stringMatching(/Z$/),
  })

  // Set back before its mail has left.
  await setStatus('Quoted')
  await setStatus('Submitted')
  await setStatus('Approved', false)
  await setStatus('In Review')
  await leave()
  const token = proofUrl.split('/').at(-1)
  const json = { text: 'Πότε;' }
  await studio.call('POST', `/api/design-studio/proofs/${token}/replies`, { json, token: null })
  await expect
    .poll(() => of(_id).toSorted(), { timeout: 10_000 })
    .toEqual([
      'design.received',
      'design.status_changed',
      'design.status_changed_silently',
      'design_reply.received',
    ])
  expect(await db('forwarded_events')).toEqual([])
})
