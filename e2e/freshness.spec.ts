import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Stack, startStack } from '@stampa/stack'
import { expect, test } from './fixtures.ts'
import { type Kind, kinds } from './freshness/kinds.ts'
import { Shop } from './freshness/shop.ts'

/**
 * What is saved through one instance of the catalogue is read from any, with two caches in between. It has
 * a platform of its own: what it changes is on every page.
 */
let own: Stack
let dataDir: string
let shop: Shop

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-freshness-'))
  const administrator = { email: 'admin@shop.example', password: 'of this test and no other' }
  own = await startStack({
    dataDir,
    releasesFrom: stack.releasesDir,
    release: [],
    logLevel: 'fatal',
    instances: { pages: 1, catalog: 2 },
    limits: { writesPerMinute: 6000 },
    administrator,
  })
  shop = await Shop.signIn(own.url, administrator)
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Parts of a second at which a change is saved: caches that count in seconds treat them differently. */
const phases = [0, 200, 400, 600, 800]

/** Where visitors read a kind: its list, a page of it, and what is found of it. */
function addressesOf({ path }: Kind): string[] {
  const list = `/api/${path}`
  return path === 'about' ? [list] : [list, `${list}?limit=50`]
}

function read(kind: Kind): Promise<string[]> {
  return Promise.all(addressesOf(kind).map(address => shop.read(address)))
}

test('what an administrator saves of any kind is what visitors read a second later', async () => {
  const records = await Promise.all(kinds.map(kind => shop.create(kind, `Χθες ${kind.path}`)))
  for (const phase of phases) {
    await setTimeout(1000 - ((Date.now() - phase) % 1000))
    const before = await Promise.all(kinds.map(read))
    expect(await Promise.all(kinds.map(read))).toEqual(before)

    const number = 1000 + phase
    const nameOf = ({ path }: Kind) => `Σήμερα ${number} ${path}`
    await Promise.all(
      records.map(record => shop.change(record, { [record.kind.name]: nameOf(record.kind) })),
    )
    await shop.saveSettings(`210 ${number}`)
    await setTimeout(1000)
    for (const kind of kinds) {
      for (const answer of await read(kind)) expect(answer).toContain(nameOf(kind))
    }
    expect(await shop.read('/api/company/settings')).toContain(`210 ${number}`)
    expect(await shop.read(`/api/search?q=${number}`)).toContain(`simera-${number}-products`)
    expect(await shop.read('/sitemap.xml')).toContain(`simera-${number}-products`)
  }
})

test('what has its time is read from its beginning to its end, to a second', async () => {
  const scheduled = kinds.filter(kind => kind.scheduled)
  const records = await Promise.all(scheduled.map(kind => shop.create(kind, `Ώρα ${kind.path}`)))
  // A machine that is too busy to read before, between and after gets twice the time.
  for (let span = 3000, seen = 0; seen < 3; span *= 2) {
    const begin = Date.now() + span
    const end = begin + span
    const publishAt = new Date(begin).toISOString()
    const unpublishAt = new Date(end).toISOString()
    await Promise.all(
      records.map(record => {
        const name = `Ώρα ${record.kind.path}`
        return shop.change(record, { [record.kind.name]: name, publishAt, unpublishAt })
      }),
    )
    await setTimeout(1000)
    const readings = await readUntil(end + 1000, scheduled)
    const before = readings.filter(({ to }) => to < begin)
    const between = readings.filter(({ from, to }) => from >= begin + 1000 && to < end)
    const after = readings.filter(({ from }) => from >= end + 1000)
    for (const { found } of [...before, ...after]) expect(found).toEqual([])
    for (const { found } of between) expect(found).toEqual(scheduled)
    seen = [before, between, after].filter(({ length }) => length > 0).length
  }
})

interface Reading {
  /** When it was asked for, and when it was there. */
  from: number
  to: number
  /** The kinds whose record is in their list. */
  found: Kind[]
}

/** Reads lists again and again, the last time when the moment has come. */
async function readUntil(moment: number, listed: Kind[]): Promise<Reading[]> {
  const readings: Reading[] = []
  while ((readings.at(-1)?.from ?? 0) < moment) {
    await setTimeout(200)
    const from = Date.now()
    const lists = await Promise.all(listed.map(({ path }) => shop.read(`/api/${path}`)))
    const found = listed.filter(({ path }, index) => lists[index]?.includes(`Ώρα ${path}`))
    readings.push({ from, to: Date.now(), found })
  }
  return readings
}
