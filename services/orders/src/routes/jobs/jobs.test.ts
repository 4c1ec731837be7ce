import { deliveryDay } from '@stampa/pricing'
import { shopDay } from '@stampa/rules/shop-time'
import { afterAll, describe, expect, test } from 'vitest'
import { expectProblem, SalesTest, unknownId } from '../../../test/sales.ts'
import type { Job } from '../../jobs/schema.ts'
import { sundayOf } from '../../jobs/store.ts'

const sales = await SalesTest.start()
afterAll(() => sales.stop())

const day = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000))

function list(query = '') {
  return sales.call<Job[]>('GET', `/api/jobs?${query}`)
}

async function jobOf(offer: string): Promise<Job | undefined> {
  return (await list('limit=200')).body.find(job => job.offer === offer)
}

function accept(id: string) {
  return sales.call('PUT', `/api/offers/${id}/status`, { json: { status: 'Accepted' } })
}

function change(id: string, json: object, ifMatch?: number) {
  return sales.call<Job>('PATCH', `/api/jobs/${id}`, {
    json,
    ...(ifMatch !== undefined && { ifMatch }),
  })
}

/** Accepts an offer for the customer. @returns its job */
async function startedJob(fields: object = {}, changes: object = {}): Promise<Job> {
  const { _id } = await sales.sentOffer(fields)
  expect((await accept(_id)).status).toBe(200)
  const job = await jobOf(_id)
  if (!job) throw new Error('no job')
  if (Object.keys(changes).length === 0) return job
  return (await change(job._id, changes)).body
}

interface StoredOrder {
  orderStatus: string
  version: number
}

async function orderOf(id: string) {
  const { body } = await sales.call<StoredOrder>('GET', `/api/custom-order/${id}`)
  const timeline = await sales.call<object[]>('GET', `/api/custom-order/${id}/timeline`)
  const mails = await sales
    .db('outbox')
    .where({ type: 'order.status_changed' })
    .whereRaw("payload->>'order' = ?", [id])
  return { ...body, timeline: timeline.body, mails }
}

describe('an accepted offer', () => {
  test('starts one job, due by the deadline of its order, which is in progress', async () => {
    const order = await sales.orders.order({ deadline: '2027-03-01' })
    const { _id, token, number } = await sales.sentOffer({ customOrder: order._id })
    expect(await jobOf(_id)).toBeUndefined()
    const decide = () =>
      sales.call('POST', `/api/offer-link/${token}/accept`, {
        token: null,
        json: { name: 'Μαρία' },
      })
    const answers = await Promise.all([decide(), decide(), decide()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toMatchObject({ dueDate: null })

    expect((await list('limit=200')).body.filter(({ offer }) => offer === _id)).toEqual([
      {
        _id: expect.any(String),
        offer: _id,
        offerNumber: number,
        customerName: 'Καφέ Αύρα',
        customOrder: order._id,
        designOrder: null,
        items: [
          {
            skuCode: expect.stringMatching(/^SKU-/),
            productDescription: 'Μπλουζάκι βαμβακερό',
            printPositions: [],
            quantity: 100,
          },
        ],
        stage: 'To do',
        dueDate: '2027-03-01',
        assignee: null,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    const { orderStatus, timeline, mails } = await orderOf(order._id)
    expect(orderStatus).toBe('In Progress')
    expect(timeline).toHaveLength(2)
    expect(timeline[0]).toMatchObject({
      kind: 'status',
      by: null,
      from: 'Submitted',
      to: 'In Progress',
      note: `Offer ${number} was accepted`,
    })
    expect(mails).toEqual([])
  })

  test('promises the usual day after its acceptance, or that of the shop, not the one that the customer requested', async () => {
    const wish = { deadline: '2027-03-01' }
    const order = await sales.orders.order({ ...wish, products: [unknownId], quantities: [12] })
    const { db } = sales.orders.test
    const line = { product: unknownId, quantity: 12, state: 'known', title: 'Α', favicon: null }
    const lines = [
      { ...line, workingDays: 3 },
      { ...line, workingDays: 7 },
    ]
    await db('custom_orders')
      .where({ id: order._id })
      .update({ lines: JSON.stringify(lines) })
    const { _id, token } = await sales.sentOffer({ customOrder: order._id })
    const dueDate = async () =>
      (await sales.call<{ dueDate: string }>('GET', `/api/offer-link/${token}`, { token: null }))
        .body.dueDate
    const json = { name: 'Μαρία' }
    await sales.call('POST', `/api/offer-link/${token}/accept`, { token: null, json })
    expect(await dueDate()).toBe(deliveryDay(shopDay(), 7))
    const job = await jobOf(_id)
    await change(job?._id ?? '', { dueDate: '2027-02-26' })
    expect(await dueDate()).toBe('2027-02-26')
  })

  test('starts a job without an order too', async () => {
    const { _id } = await startedJob()
    expect((await sales.call<Job>('GET', `/api/jobs/${_id}`)).body).toMatchObject({
      customOrder: null,
      dueDate: null,
      stage: 'To do',
    })
  })

  test.each([
    ['Submitted', 'In Progress'],
    ['Rejected', 'In Progress'],
    ['In Progress', 'In Progress'],
    ['Completed', 'Completed'],
  ])('whose order is %s leaves it %s', async (before, after) => {
    const { _id: customOrder } = await sales.orders.order()
    await sales.call('PUT', `/api/custom-order/${customOrder}`, { json: { orderStatus: before } })
    const { version } = await orderOf(customOrder)
    await startedJob({ customOrder })
    expect(await orderOf(customOrder)).toMatchObject({
      orderStatus: after,
      version: before === after ? version : version + 1,
    })
  })

  test('whose order was deleted starts a job', async () => {
    const { _id: customOrder } = await sales.orders.order()
    const { _id } = await sales.sentOffer({ customOrder })
    await sales.call('DELETE', `/api/custom-order/${customOrder}`)
    expect((await accept(_id)).status).toBe(200)
    expect(await jobOf(_id)).toMatchObject({ customOrder, stage: 'To do' })
  })

  test('that is taken back hides its job, which is as it was once the offer is accepted again', async () => {
    const job = await startedJob({}, { stage: 'Printing', dueDate: day(3) })
    const { status } = await sales.call('PUT', `/api/offers/${job.offer}/status`, {
      json: { status: 'Sent' },
    })
    expect(status).toBe(200)
    expect(await jobOf(job.offer)).toBeUndefined()
    expectProblem(await sales.call('GET', `/api/jobs/${job._id}`), 404, 'Job not found')
    await accept(job.offer)
    expect(await jobOf(job.offer)).toEqual(job)
    await sales.call('DELETE', `/api/offers/${job.offer}`)
    expect(await jobOf(job.offer)).toBeUndefined()
  })
})

describe('a job', () => {
  test('changes its stage, due date and assignee, each of them alone', async () => {
    const { _id } = await startedJob()
    await change(_id, { stage: 'Artwork' })
    await change(_id, { dueDate: '2027-01-15' })
    const { body, headers } = await change(_id, { assignee: 'nikos@example.gr' }, 3)
    expect(body).toMatchObject({
      stage: 'Artwork',
      dueDate: '2027-01-15',
      assignee: 'nikos@example.gr',
      version: 4,
    })
    expect(headers.etag).toBe('"4"')
    expect((await change(_id, { assignee: null, dueDate: null })).body).toMatchObject({
      stage: 'Artwork',
      dueDate: null,
      assignee: null,
    })
  })

  test.each([
    { stage: 'Painting' },
    { dueDate: '2027-02-30' },
    { dueDate: '' },
    { assignee: 'nikos' },
    {},
  ])('is not changed by %j', async fields => {
    const { _id, version } = await startedJob()
    expect((await change(_id, fields)).status).toBe(400)
    expect((await sales.call<Job>('GET', `/api/jobs/${_id}`)).body.version).toBe(version)
  })

  test('is changed by one of two simultaneous changes from one version', async () => {
    const { _id } = await startedJob()
    const answers = await Promise.all([
      change(_id, { stage: 'Artwork' }, 1),
      change(_id, { stage: 'Packing' }, 1),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expectProblem(await change(unknownId, { stage: 'Artwork' }), 404, 'Job not found')
  })
})

describe('the list', () => {
  test('has the earliest due first, those without a date last, and pages', async () => {
    const customerName = `Σειρά ${crypto.randomUUID()}`
    const dates = [null, '2027-05-02', '2027-05-01', null, '2027-05-01']
    for (const dueDate of dates) await startedJob({ customerName }, { dueDate })
    const q = `q=${encodeURIComponent(customerName)}`
    const seen: Job[] = []
    for (let url = `/api/jobs?${q}&limit=2`; url; ) {
      const { body, headers } = await sales.call<Job[]>('GET', url)
      expect(headers['x-total-count']).toBe('5')
      seen.push(...body)
      url = /<([^>]+)>/.exec(`${headers.link}`)?.[1] ?? ''
    }
    expect(seen.map(({ dueDate }) => dueDate)).toEqual([
      ...['2027-05-01', '2027-05-01', '2027-05-02'],
      ...[null, null],
    ])
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(5)
    const newest = (await list(`${q}&sort=-createdAt`)).body.map(({ _id }) => _id)
    expect(newest).toEqual(newest.toSorted().toReversed())
  })

  test('is filtered by search, stage, assignee and due date, and without delivered ones', async () => {
    const customerName = `Φίλτρο ${crypto.randomUUID()}`
    const add = (changes: object) => startedJob({ customerName }, changes)
    const late = await add({ dueDate: day(-1), assignee: 'nikos@example.gr' })
    const today = await add({ dueDate: day(0), stage: 'Printing' })
    const far = await add({ dueDate: day(60) })
    const done = await add({ dueDate: day(-2), stage: 'Delivered' })
    const found = async (query = '') => {
      const { body } = await list(`q=${encodeURIComponent(customerName)}&${query}`)
      return body.map(({ _id }) => _id)
    }
    expect(await found()).toEqual([late._id, today._id, far._id])
    expect(await found('stage=Delivered')).toEqual([done._id])
    expect(await found('stage=Printing')).toEqual([today._id])
    expect(await found('assignee=nikos@example.gr')).toEqual([late._id])
    expect(await found('assignee=nobody')).toEqual([today._id, far._id])
    expect(await found('due=overdue')).toEqual([late._id])
    expect(await found('due=week')).toEqual([today._id])
    expect(await found('due=overdue&stage=Delivered')).toEqual([])
    expect((await list(`q=${late.offerNumber}`)).body).toEqual([late])

    const query = `q=${encodeURIComponent(customerName)}&due=overdue&language=el`
    const { raw } = await sales.call('GET', `/api/jobs/export?${query}`)
    const [header, ...lines] = raw.toString().trim().split('\r\n')
    expect(header).toContain('Προσφορά,Πελάτης,Στάδιο,Παράδοση,Υπεύθυνος,Κωδικός')
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${late.offerNumber},${customerName},Προς έναρξη,.*,nikos@example.gr,SKU-\\d+,.*,100$`,
        ),
      ),
    ])
  })

  test.each([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-29', '2026-11-29'],
    ['2026-12-31', '2027-01-03'],
  ])('has a week from %s to %s', (from, to) => expect(sundayOf(from)).toBe(to))
})
