import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

/** Fuzzed bodies: no call answers 5xx, and nothing grows without bounds. `ANALYTICS_FUZZ` sets the number of bodies. */
const runs = Number(process.env.ANALYTICS_FUZZ ?? 150)

let analytics: AnalyticsTest
let sessionId: string

beforeAll(async () => {
  analytics = await AnalyticsTest.start({ CALLS_PER_MINUTE: 1_000_000_000 })
  sessionId = await analytics.begin()
})

afterAll(() => analytics.stop())

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'https://a/\u0000',
    'x'.repeat(5000),
    '%00',
    '/%zz',
    '__proto__',
  ),
  fc.webUrl({ withQueryParameters: true }),
)
const anything = fc.oneof(text, fc.jsonValue(), fc.constantFrom(null, true, 1e300, -0))

/** Nearly valid bodies and arbitrary JSON. */
const bodies = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    fc.record(fields, { requiredKeys: [] }),
    fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, right]) => [name, fc.oneof(right, anything)]),
      ),
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  )

const session = fc.constant(null).map(() => sessionId)
const user = fc.constantFrom('user', 'admin')

const calls: [method: 'POST' | 'PUT', path: string, fc.Arbitrary<unknown>][] = [
  [
    'POST',
    'session/start',
    bodies({
      consentGiven: fc.constant(true),
      userType: user,
      url: text,
      referrer: text,
      eventId: fc.uuid(),
    }),
  ],
  ['POST', 'session/update', bodies({ sessionId: session, userType: user })],
  [
    'POST',
    'pageview',
    bodies({
      sessionId: session,
      url: text,
      title: text,
      pageName: text,
      referrer: text,
      eventId: fc.uuid(),
    }),
  ],
  ['POST', 'session/end', bodies({ sessionId: session })],
  ['PUT', 'consent', bodies({ sessionId: session, consentGiven: fc.constant(true) })],
  ['POST', 'event', bodies({ sessionId: session, name: fc.constantFrom('order-sent', 'x') })],
]

/** Bodies sent concurrently. */
const together = 50

test.each(calls)(
  'answers fuzzed bodies without a server error: %s %s',
  { timeout: 20_000 + runs * 20 },
  async (method, path, body) => {
    const several = fc.array(body, { minLength: together, maxLength: together })
    await fc.assert(
      fc.asyncProperty(several, async contents => {
        const answers = await Promise.all(
          contents.map(content =>
            analytics.call(method, path, { token: null, body: JSON.stringify(content) ?? '' }),
          ),
        )
        for (const { status, text } of answers) {
          expect([202, 400, 413, 415, 422], `${status} ${text}`).toContain(status)
        }
      }),
      { numRuns: Math.ceil(runs / together) },
    )
  },
)

const patience = 60_000 + runs * 5

test('writes every accepted event and caps the paths of an hour', {
  timeout: 2 * patience,
}, async () => {
  await expect.poll(async () => (await analytics.queue()).queued, { timeout: patience }).toBe(0)
  expect((await analytics.queue()).failed).toBe(0)
  expect(await analytics.unaccounted()).toBe(0)
  const labels = await analytics.test.db('labels').where({ kind: 'page' }).count({ n: '*' })
  expect(Number(labels[0]?.n)).toBeLessThanOrEqual(501)
  expect(await analytics.recount()).toEqual([])
})
