import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testInterface, testPermissions } from '@stampa/service-kit/testing'
import { afterAll, expect, test } from 'vitest'
import { buildOffline } from '../src/openapi.ts'
import { AnalyticsTest } from './analytics.ts'

const analytics = await AnalyticsTest.start({}, { worker: false })
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

const service = join(import.meta.dirname, '..')
const document = join(service, '../../docs/analytics-calls.md')

testInterface(buildOffline, service)

test('docs/analytics-calls.md names every call of the service', async () => {
  const text = await readFile(document, 'utf8')
  const { paths } = JSON.parse(await readFile(join(service, 'openapi.json'), 'utf8'))
  const calls = Object.keys(paths).map(path => path.replace('/api/analytics', ''))
  const unnamed = calls.filter(
    call => !text.includes(call) && !text.includes(call.replace(/\/\{\w+\}$/, '')),
  )
  expect(unnamed).toEqual([])
})

await testPermissions(
  buildOffline,
  () => analytics.test,
  () => 'analytics',
)
