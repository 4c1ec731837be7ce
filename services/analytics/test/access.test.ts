import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnalyticsTest } from './analytics.ts'

let analytics: AnalyticsTest

beforeAll(async () => {
  analytics = await AnalyticsTest.start({}, { worker: false })
})

afterAll(() => analytics.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

function allCalls(): { method: Method; path: string }[] {
  return Object.entries(analytics.test.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(method => ({
      method: method.toUpperCase() as Method,
      path: path.replace('/api/analytics/', ''),
    })),
  )
}

/** The tracker's calls, which need no token. */
const open = ['consent', 'event', 'pageview', 'session/end', 'session/start', 'session/update']

/** Public calls that still refuse an invalid token. */
const openWithoutToken = ['GET queue']

test('refuses every other call without a live token', async () => {
  const { test } = analytics
  const tokens = {
    none: null,
    garbage: 'garbage',
    expired: await test.expiredToken(),
    forged: await test.forgedToken(),
    revoked: await test.revokedToken(),
  }
  const guarded = allCalls().filter(({ path }) => !open.includes(path))
  expect(guarded.length).toBeGreaterThan(14)
  for (const [kind, token] of Object.entries(tokens)) {
    for (const { method, path } of guarded) {
      if (kind === 'none' && openWithoutToken.includes(`${method} ${path}`)) continue
      const call = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
      for (const headers of [{}, { 'x-share-token': 'no such share' }]) {
        const body = method === 'POST' && path === 'shares' ? { body: {} } : {}
        const query = path === 'breakdown' ? '?by=source' : ''
        const answer = await analytics.call(method, call + query, { token, headers, ...body })
        expect(answer, `${kind}: ${method} ${path}`).toMatchObject({
          status: 401,
          body: { message: 'Authentication required' },
          headers: { 'cache-control': 'no-store' },
        })
      }
    }
  }
})

test('admits a share to reports only', async () => {
  const made = await analytics.call<{ token: string }>('POST', 'shares', { body: {} })
  const headers = { 'x-share-token': made.body.token }
  const status = async (method: Method, path: string) =>
    (await analytics.call(method, path, { token: null, headers })).status
  const shown = [
    'summary',
    'popular-pages',
    'traffic-sources',
    'geographic',
    'timeseries',
    'events',
  ]
  for (const path of [...shown, 'breakdown?by=source', 'export']) {
    expect(await status('GET', path), path).toBe(200)
  }
  for (const path of ['recent-sessions', 'live', 'shares']) {
    expect(await status('GET', path), path).toBe(401)
  }
  expect(await status('POST', 'queue/retry')).toBe(401)
  expect(await status('DELETE', `sessions/${crypto.randomUUID()}`)).toBe(401)
})
