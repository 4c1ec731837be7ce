import type { App } from '@stampa/service-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { PublishedShell } from './test/published.ts'
import { OncePerHour } from './vitals-reports.ts'

let published: PublishedShell
let app: App

beforeAll(async () => {
  published = await PublishedShell.create()
  await published.goLive('1.0.1', 'exports.routes = []')
  await published.goLive('1.0.2', 'exports.routes = []')
  app = await buildApp(published.config({ company: 'http://127.0.0.1:9' }))
})

afterAll(async () => {
  await app.close()
  await published.remove()
})

/** Sends a report. @returns the metrics of browsers afterwards, without empty ones */
async function report(body: unknown, headers: Record<string, string> = {}) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/reports/vitals',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(statusCode).toBeLessThan(500)
  const { body: metrics } = await app.inject('/metrics')
  return metrics
    .split('\n')
    .filter(line => /^stampa_(?:web|browser)_.*(_count|_sum|_total)\{/.test(line))
}

const sample = (fields: object) => ({
  remote: 'storefront',
  version: '1.0.2',
  name: 'lcp',
  value: 1.2,
  ...fields,
})

it.each([
  ['no list', {}],
  ['no JSON', '{'],
  ['no samples', [null, 1, {}, { remote: 'storefront' }]],
  ['an unknown remote', [sample({ remote: 'maria@example.gr' })]],
  ['the name of a member of every object', [sample({ remote: 'constructor' })]],
  ['an unknown version', [sample({ version: '9.9.9' })]],
  ['an unknown name', [sample({ name: 'fcp' })]],
  ['a value out of range', [sample({ value: -1 }), sample({ value: 1e9 })]],
])('counts nothing of a report with %s', async (_case, body) => {
  expect(await report(body)).toEqual([])
})

it('counts nothing that another site sends', async () => {
  expect(await report([sample({})], { 'sec-fetch-site': 'cross-site' })).toEqual([])
})

it('refuses a large report', async () => {
  const payload = JSON.stringify(Array.from({ length: 100 }, () => sample({})))
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/reports/vitals', headers, payload })
  expect(answer.statusCode).toBe(413)
})

it('counts figures and errors by remote and version, also of the version before', async () => {
  const counted = await report([
    sample({}),
    sample({ version: '1.0.1', name: 'page', value: 1 }),
    sample({ name: 'script', value: 1 }),
  ])
  expect(counted.toSorted()).toEqual([
    'stampa_web_errors_total{remote="storefront",version="1.0.1",kind="page"} 1',
    'stampa_web_errors_total{remote="storefront",version="1.0.2",kind="script"} 1',
    'stampa_web_lcp_seconds_count{remote="storefront",version="1.0.2"} 1',
    'stampa_web_lcp_seconds_sum{remote="storefront",version="1.0.2"} 1.2',
  ])
})

it('counts once per address and hour whether a page could be shown, also of a canary', async () => {
  await published.publish('1.0.3', 'exports.routes = []')
  await published.store.startCanary('storefront', '1.0.3', 5)
  const shell = { remote: 'shell', version: '1.0.0' }
  const counted = await report([
    sample({ version: '1.0.3', name: 'render', value: 1 }),
    sample({ version: '1.0.3', name: 'render', value: 1 }),
    sample({ ...shell, name: 'render', value: 1 }),
  ])
  const again = [sample({ version: '1.0.3', name: 'render', value: 1 })]
  expect(await report(again)).toEqual(counted)
  expect(counted.filter(line => line.startsWith('stampa_browser_'))).toEqual([
    'stampa_browser_views_total{remote="storefront",version="1.0.3",outcome="render"} 1',
    'stampa_browser_views_total{remote="shell",version="1.0.0",outcome="render"} 1',
  ])
  const ofAnother = await report(again, { 'x-forwarded-for': '192.0.2.7' })
  expect(ofAnother).toContain(
    'stampa_browser_views_total{remote="storefront",version="1.0.3",outcome="render"} 2',
  )
})

it('takes each figure once per address and hour', async () => {
  const slow = Array.from({ length: 20 }, () => sample({ value: 60 }))
  await report(slow)
  const counted = await report(slow, { 'x-forwarded-for': '192.0.2.7' })
  expect(counted).toContain('stampa_web_lcp_seconds_count{remote="storefront",version="1.0.2"} 2')
})

it('forgets the addresses of an hour, and counts no more of them than it can remember', () => {
  const visitors = new OncePerHour(3)
  expect(visitors.isFirst('192.0.2.1', 'shown', 0)).toBe(true)
  expect(visitors.isFirst('192.0.2.1', 'shown', 3_599_999)).toBe(false)
  expect(visitors.isFirst('192.0.2.1', 'load', 3_599_999)).toBe(true)
  expect(visitors.isFirst('192.0.2.1', 'shown', 3_600_000)).toBe(true)
  for (const what of ['load', 'render']) visitors.isFirst('192.0.2.2', what, 3_600_000)
  expect(visitors.isFirst('192.0.2.3', 'shown', 3_600_000)).toBe(false)
})
