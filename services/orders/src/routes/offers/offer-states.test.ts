import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, SalesTest, type SavedOffer } from '../../../test/sales.ts'
import { canBecome, offerStatuses, statusOn, storedStatuses } from '../../offers/status.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

function setStatus(id: string, status: string, ifMatch?: number) {
  return sales.call<SavedOffer>('PUT', `/api/offers/${id}/status`, {
    json: { status, comment: 'τηλεφωνικά' },
    ...(ifMatch !== undefined && { ifMatch }),
  })
}

function send(id: string, ifMatch?: number) {
  return sales.call<SavedOffer>('POST', `/api/offers/${id}/send`, {
    ...(ifMatch !== undefined && { ifMatch }),
  })
}

async function events(id: string): Promise<string[]> {
  return (await sales
    .db('outbox')
    .whereRaw("payload->>'offer' = ?", [id])
    .orderBy('id')
    .pluck('type')) as string[]
}

/** Creates an offer in a status; an expired one has a last day in the past. */
async function offerIn(status: (typeof offerStatuses)[number]): Promise<string> {
  const { _id } = await sales.offer()
  const stored = status === 'Expired' ? 'Sent' : status
  await sales
    .db('offers')
    .where({ id: _id })
    .update({
      status: stored,
      ...(status === 'Expired' && { offer_date: '2020-01-01', valid_until: '2020-01-02' }),
    })
  return _id
}

describe('a status', () => {
  test.each(
    offerStatuses.flatMap(from =>
      storedStatuses.map(to => [from, to, canBecome(from, to)] as const),
    ),
  )('%s to %s: %s', async (from, to, allowed) => {
    const id = await offerIn(from)
    const answer = await setStatus(id, to)
    if (!allowed) {
      expectProblem(answer, 409, `An offer that is ${from} cannot become ${to}`)
      return
    }
    const decision = { at: expect.any(String), name: expect.any(String), comment: 'τηλεφωνικά' }
    expect(answer).toMatchObject({
      status: 200,
      body: {
        version: 2,
        status: to,
        link: to === 'Draft' ? null : expect.stringMatching(/^\/offer\/[\w-]{43}$/),
        decision: to === 'Accepted' || to === 'Rejected' ? decision : null,
      },
    })
    expect(await events(id)).toEqual([])
  })

  test.each(['Expired', 'Paid', '', null, 1])('rejects the status %s', async status => {
    const { _id } = await sales.offer()
    const { status: code } = await sales.call('PUT', `/api/offers/${_id}/status`, {
      json: { status },
    })
    expect(code).toBe(400)
  })

  test('is refused for an old version', async () => {
    const { _id } = await sales.offer()
    expect((await setStatus(_id, 'Sent', 1)).status).toBe(200)
    const refused = await setStatus(_id, 'Draft', 1)
    expect(refused.body).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { version: 2, changes: [{ field: 'status', from: 'Draft', to: 'Sent' }] },
    })
  })

  test('is expired once the last day in Greece is over', () => {
    expect(statusOn('Sent', '2026-12-20', '2026-12-20')).toBe('Sent')
    expect(statusOn('Sent', '2026-12-20', '2026-12-21')).toBe('Expired')
    expect(statusOn('Sent', null, '2126-12-21')).toBe('Sent')
    for (const stored of ['Draft', 'Accepted', 'Rejected'] as const) {
      expect(statusOn(stored, '2026-12-20', '2026-12-21')).toBe(stored)
    }
  })

  test('filters the list by the status of today', async () => {
    const expired = await offerIn('Expired')
    const { _id: sent } = await sales.sentOffer()
    const ids = async (status: string) => {
      const { body } = await sales.call<SavedOffer[]>('GET', `/api/offers?status=${status}`)
      expect(body.every(offer => offer.status === status)).toBe(true)
      return body.map(({ _id }) => _id)
    }
    expect(await ids('Expired')).toContain(expired)
    expect(await ids('Sent')).toContain(sent)
    expect(await ids('Sent')).not.toContain(expired)
  })
})

describe('sending', () => {
  test('opens the link and records one mail in the same transaction', async () => {
    const { _id } = await sales.offer()
    const { status, body } = await send(_id, 1)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'Sent',
      version: 2,
      sentAt: expect.any(String),
      link: expect.stringMatching(/^\/offer\/[\w-]{43}$/),
    })
    expect(await events(_id)).toEqual(['offer.sent'])
    const { body: history } = await sales.call('GET', `/api/offers/${_id}/history`)
    expect(history).toMatchObject([
      { action: 'sent', changes: [{ field: 'status', from: 'Draft', to: 'Sent' }] },
      { action: 'created' },
    ])
  })

  test('sends one mail for two simultaneous requests from one version', async () => {
    const { _id } = await sales.offer()
    const answers = await Promise.all([send(_id, 1), send(_id, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await events(_id)).toEqual(['offer.sent'])
  })

  test('sends the same link in a second mail', async () => {
    const { _id, link } = await sales.sentOffer()
    const { body } = await send(_id)
    expect(body.link).toBe(link)
    expect(await events(_id)).toEqual(['offer.sent', 'offer.sent'])
  })

  test('requires an e-mail, a future last day and no decision', async () => {
    const { _id } = await sales.offer({ customerEmail: '' })
    const message = 'Customer email is required to send an offer'
    expectProblem(await send(_id), 400, message, { customerEmail: message })
    const past = await sales.offer({ offerDate: '2020-01-01', validUntil: '2020-01-31' })
    const over = 'The last day of the offer is over: give it a later one first'
    expectProblem(await send(past._id), 409, over, { validUntil: over })
    expectProblem(await setStatus(past._id, 'Sent'), 409, over, { validUntil: over })
    expectProblem(await send(await offerIn('Expired')), 409, over, { validUntil: over })
    expectProblem(
      await send(await offerIn('Accepted')),
      409,
      'This offer has already been accepted',
    )
    for (const id of [_id, past._id]) expect(await events(id)).toEqual([])
  })
})
