import { afterAll, expect, test } from 'vitest'
import { AnalyticsTest } from '../../../test/analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
afterAll(() => analytics.stop())

async function share(days: object = {}) {
  const { status, body } = await analytics.call<{ _id: string; token: string }>('POST', 'shares', {
    body: days,
  })
  expect(status).toBe(201)
  return body
}

const reader = (token: string) => ({ token: null, headers: { 'x-share-token': token } })

test('returns the days of a link to its holder until it is revoked', async () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-03' }
  const some = await share(days)
  const any = await share()
  const current = (token: string) => analytics.call('GET', 'shares/current', reader(token))
  expect(await current(some.token)).toMatchObject({
    status: 200,
    body: { ...days, expiresAt: expect.any(String) },
  })
  expect((await current(any.token)).body).toMatchObject({ startDate: null, endDate: null })

  expect((await analytics.call('DELETE', `shares/${some._id}`)).status).toBe(204)
  expect((await current(some.token)).status).toBe(401)
  expect((await current('made-up')).status).toBe(401)
  expect((await analytics.call('GET', 'shares/current')).status).toBe(401)
})

test('restricts a link to its own days and to sums', async () => {
  const { token } = await share({ startDate: '2026-11-01', endDate: '2026-11-03' })
  const asked = 'timeseries?startDate=2026-01-01&endDate=2026-10-01'
  const { body } = await analytics.call<unknown[]>('GET', asked, reader(token))
  expect(body).toHaveLength(3)
  for (const path of ['recent-sessions', 'live', 'shares']) {
    expect((await analytics.call('GET', path, reader(token))).status, path).toBe(401)
  }
  for (const [method, path] of [
    ['POST', 'queue/retry'],
    ['POST', 'shares'],
  ] as const) {
    const { status } = await analytics.call(method, path, { ...reader(token), body: {} })
    expect(status, path).toBe(401)
  }
})

test('lists links without their tokens until they expire', async () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-03' }
  const { _id, token } = await share(days)
  const listed = async () => (await analytics.call<{ _id: string }[]>('GET', 'shares')).body
  const shown = (await listed()).find(each => each._id === _id)
  expect(shown).toEqual({
    _id,
    ...days,
    createdBy: expect.any(String),
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
  })

  await analytics.test.db('shares').where({ id: _id }).update({ expires_at: new Date() })
  expect((await listed()).map(each => each._id)).not.toContain(_id)
  const { status } = await analytics.call('GET', 'summary', reader(token))
  expect(status).toBe(401)
})

test('refuses a link with invalid days, and revoking an unknown link', async () => {
  const made = (body: object) => analytics.call('POST', 'shares', { body })
  expect(await made({ startDate: '2026-11-03', endDate: '2026-11-01' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_range' },
  })
  expect((await made({ startDate: 'yesterday' })).status).toBe(400)
  expect(await analytics.call('DELETE', `shares/${crypto.randomUUID()}`)).toMatchObject({
    status: 404,
    body: { code: 'share_not_found' },
  })
})

test('restricts the export of a link to its own days', async () => {
  const { token } = await share({ startDate: '2026-11-01', endDate: '2026-11-03' })
  const asked = 'export?startDate=2026-01-01&endDate=2026-10-01'
  const { text, headers } = await analytics.call('GET', asked, reader(token))
  expect(headers['content-disposition']).toContain('analytics-2026-11-01-2026-11-03.csv')
  expect(text.match(/^day,/gm)).toHaveLength(3)
})
