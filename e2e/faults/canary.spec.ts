import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '@stampa/release'
import type { Stack } from '@stampa/stack'
import { publishChanging } from '../publish-remotes.ts'
import { expect, test } from './fixtures.ts'

test.use({ ownOptions: { proxyAddress: '127.0.0.1' } })
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/**
 * Requests the page as one of many visitors, each with an own address: one counts once.
 *
 * @returns the text of its heading
 */
function visit(own: Stack, visitor: number): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = {
    'user-agent': `Browser ${visitor}`,
    'x-forwarded-for': `10.0.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  request(`${own.url}/changing`, { headers, agent: false }, response => resolve(text(response)))
    .on('error', reject)
    .end()
  return promise.then(html => /<h1[^>]*>([^<]*)/.exec(html)?.[1])
}

/** Lets visitors come until the condition holds. @returns the seconds that it took and the headings that were seen */
async function visitUntil(own: Stack, limit: number, condition: () => Promise<boolean>) {
  const began = performance.now()
  const seen: (string | undefined)[] = []
  for (let visitor = 0; !(await condition()); visitor += 1) {
    seen.push(await visit(own, visitor))
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeLessThan(limit)
    await pause(20)
  }
  return { seconds: (performance.now() - began) / 1000, seen }
}

/** Sum of a metric of the page servers. */
async function sumOf(own: Stack, series: RegExp): Promise<number> {
  const texts = await Promise.all(
    own.layout.pages.map(async port => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const lines = texts.join('\n').split('\n')
  return lines
    .filter(line => series.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** React renders no object: each rendering of the page throws. */
const failures = 'export const text = {}'

test('a canary whose page throws is gone within 60 s and 20 views, and no visitor sees it', async ({
  own,
}) => {
  const store = openStore(own.releasesDir)
  const before = (await store.registry()).live.changing?.version
  await publishChanging(own.releasesDir, '2.0.0', failures)
  await store.startCanary('changing', '2.0.0', 5)
  const isGone = async () => (await store.registry()).canary.changing === undefined
  const { seconds, seen } = await visitUntil(own, 60, isGone)
  expect(seconds).toBeLessThan(60)
  expect(new Set(seen)).toEqual(new Set(['The first version']))
  const views = await sumOf(own, /^stampa_release_views_total\{.*version="2\.0\.0"/)
  expect(views).toBeGreaterThan(0)
  expect(views).toBeLessThanOrEqual(20)
  expect((await store.registry()).live.changing?.version).toBe(before)
  const [{ action, by, why } = {}] = await store.log('changing')
  expect([action, by]).toEqual(['withdrawn', 'watch'])
  expect(why).toContain('pages could not be rendered with 2.0.0')
})

test('a live version that goes bad is back at the last good one within two minutes', async ({
  own,
}) => {
  const store = openStore(own.releasesDir)
  const before = (await store.registry()).live.changing?.version
  await publishChanging(own.releasesDir, '2.0.1', failures)
  await store.activate('changing', '2.0.1')
  const isBack = async () => (await store.registry()).live.changing?.version === before
  const { seconds } = await visitUntil(own, 120, isBack)
  expect(seconds).toBeLessThan(120)
  await expect.poll(() => visit(own, 1)).toBe('The first version')
  const [{ action, by } = {}] = await store.log('changing')
  expect([action, by]).toEqual(['rolled back', 'watch'])
})

test('browsers report without consent whether a page could be shown, and store nothing for it', async ({
  own,
  page,
}) => {
  const store = openStore(own.releasesDir)
  await publishChanging(own.releasesDir, '2.0.2', 'export const text = "The next version"')
  await store.startCanary('changing', '2.0.2', 5)
  const reported = (outcome: string) =>
    sumOf(own, new RegExp(`^stampa_browser_views_total\\{remote="changing".*outcome="${outcome}"`))
  const [request] = await Promise.all([
    page.waitForRequest('**/reports/vitals'),
    page.goto(`${own.url}/changing`),
  ])
  expect(await request.allHeaders()).not.toHaveProperty('cookie')
  expect(request.postDataJSON()).toEqual([
    { remote: 'changing', version: expect.any(String), name: 'shown', value: 1 },
    { remote: 'shell', version: expect.any(String), name: 'shown', value: 1 },
  ])
  await expect.poll(() => reported('shown')).toBe(1)

  await page.route('**/mfe/changing/*/entry.js*', route => route.abort())
  await page.goto(`${own.url}/changing?product=1`)
  await expect.poll(() => reported('load')).toBe(1)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await store.choose('changing', { action: 'withdrawn', version: '2.0.2', why: 'by hand' })
})
