import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder, writeBuild } from '../test/fixture-build.ts'
import { openStore, type Store } from './store.ts'
import { stepMilliseconds, viewsPerStep } from './verdict.ts'
import { Watch } from './watch.ts'

const folder = temporaryFolder()
let store: Store
let now: number
let lines: string[]
let watch: Watch

/** Sums of two page servers: series by name and labels. */
const sums = [new Map<string, number>(), new Map<string, number>()]
const servers = sums.map(series =>
  createServer((_request, response) => {
    response.end(Array.from(series, ([name, value]) => `${name} ${value}\n`).join(''))
  }).listen(0, '127.0.0.1'),
)
await Promise.all(servers.map(server => once(server, 'listening')))
const urls = servers.map(server => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
afterAll(() => {
  for (const server of servers) server.close()
})

beforeEach(async () => {
  store = openStore(join(folder.path, 'releases'))
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish('storefront', version)
  await store.activate('storefront', '1.0.0')
  await store.activate('storefront', '1.0.1')
  for (const series of sums) series.clear()
  now = Date.parse('2026-11-20T10:00:00Z')
  lines = []
  const onProgress = (text: string) => void lines.push(text)
  watch = new Watch({ store, servers: async () => urls, onProgress, now: () => now })
})

async function publish(name: string, version: string): Promise<void> {
  const build = join(folder.path, `${name}-${version}`)
  await writeBuild(build, { name, version })
  await store.publish(build)
}

/** Counts views of a version at one of the page servers. */
function count(version: string, outcome: string, views: number, server = 0, remote = 'storefront') {
  const metric = ['shown', 'load'].includes(outcome) ? 'browser' : 'release'
  const series = `stampa_${metric}_views_total{remote="${remote}",version="${version}",outcome="${outcome}"}`
  sums[server]?.set(series, (sums[server].get(series) ?? 0) + views)
}

/** Lets time pass and reads the sums. */
async function look(seconds = 10): Promise<void> {
  now += seconds * 1000
  await watch.look()
}

async function versions() {
  const { live, canary } = await store.registry()
  const { release, share } = canary.storefront ?? {}
  return { live: live.storefront?.version, canary: release?.version, share }
}

test('withdraws a canary that fails on every view, counted at several page servers', async () => {
  await store.startCanary('storefront', '1.0.2', 5)
  await look()
  for (const server of [0, 1]) {
    count('1.0.2', 'fallback', 4, server)
    count('1.0.1', 'rendered', 60, server)
  }
  await look()
  expect(await versions()).toEqual({ live: '1.0.1' })
  const [{ action, by, why } = {}] = await store.log('storefront')
  expect([action, by]).toEqual(['withdrawn', 'watch'])
  expect(why).toBe('8 of 8 pages could not be rendered with 1.0.2, 0 of 120 with 1.0.1')
  expect(lines).toEqual([`storefront 1.0.2: withdrawn, ${why}`])
})

test('withdraws a canary that fails in browsers, also after a restart of a page server', async () => {
  await store.startCanary('storefront', '1.0.2', 5)
  count('1.0.1', 'shown', 500)
  await look()
  sums[0]?.clear()
  count('1.0.2', 'load', 10)
  count('1.0.1', 'shown', 120)
  await look()
  expect(lines.join()).toContain(
    '10 of 10 pages failed in the browser with 1.0.2, 0 of 120 with 1.0.1',
  )
})

test('gives a good canary to more visitors after time and views, and then to all', async () => {
  await store.startCanary('storefront', '1.0.2', 5)
  await look()
  const views = async (canary: number) => {
    count('1.0.2', 'rendered', canary)
    count('1.0.1', 'rendered', 10 * canary)
    await look(1)
  }
  await views(viewsPerStep)
  expect(await versions()).toEqual({ live: '1.0.1', canary: '1.0.2', share: 5 })
  await look(stepMilliseconds / 1000)
  expect(await versions()).toEqual({ live: '1.0.1', canary: '1.0.2', share: 25 })
  await look(stepMilliseconds / 1000 + 1)
  expect(await versions()).toMatchObject({ share: 25 })
  await views(viewsPerStep)
  await look(stepMilliseconds / 1000)
  expect(await versions()).toEqual({ live: '1.0.2' })
  expect((await store.registry()).previous.storefront).toEqual(['1.0.0', '1.0.1'])
})

test('goes back from a live version that fails more often than the one before', async () => {
  await look()
  count('1.0.1', 'fallback', 10)
  await look()
  expect(await versions()).toEqual({ live: '1.0.1', canary: '1.0.0', share: 25 })
  await look(2)
  count('1.0.1', 'fallback', 40)
  count('1.0.0', 'rendered', 14)
  await look(2)
  expect(await versions()).toEqual({ live: '1.0.0' })
  expect(lines.at(-1)).toContain('rolled back')
  expect(lines.at(-1)).toContain('0 of 14 with 1.0.0')
})

test('keeps a live version while the one before fails as often, and does not compare them again at once', async () => {
  await look()
  count('1.0.1', 'fallback', 10)
  await look()
  for (let second = 0; second < 310; second += 10) {
    count('1.0.1', 'fallback', 15)
    count('1.0.0', 'fallback', 5)
    await look(10)
  }
  expect(await versions()).toEqual({ live: '1.0.1' })
  expect(lines).toEqual([
    'storefront 1.0.0: canary 25 %, 10 failures of 1.0.1 at 10 rendered views',
    'storefront 1.0.0: withdrawn, 1.0.1 fails no more often',
  ])
})

test("leaves a canary's failures to its remote: the shell in the same pages stays", async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    await publish('shell', version)
    await store.activate('shell', version)
  }
  await store.startCanary('storefront', '1.0.2', 5)
  await look()
  count('1.0.2', 'fallback', 8)
  count('1.0.1', 'rendered', 20)
  count('1.0.1', 'fallback', 8, 0, 'shell')
  await look()
  await look()
  expect(lines).toHaveLength(1)
  expect((await store.registry()).live.shell?.version).toBe('1.0.1')
})
