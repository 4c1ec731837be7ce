import { setTimeout } from 'node:timers/promises'
import { test as base, expect, isFullLength } from './fixtures.ts'
import { type Kind, kinds } from './kinds.ts'
import { Shop } from './shop.ts'

/** Saves through one instance of the catalogue are read from any, through two caches. */
const test = base.extend<object, { shop: Shop }>({
  ownOptions: { instances: { pages: 1, catalog: 2 } },
  shop: [
    async ({ own }, use) => use(await Shop.signIn(own.url, own.administrator)),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

/** Milliseconds of a second at which a change is saved: caches that count in seconds treat them differently. */
const phases = [0, 200, 400, 600, 800]

/** Returns the public addresses of a kind. */
function addressesOf({ path }: Kind): string[] {
  const list = `/api/${path}`
  return path === 'about' ? [list] : [list, `${list}?limit=50`]
}

function read(shop: Shop, kind: Kind): Promise<string[]> {
  return Promise.all(addressesOf(kind).map(address => shop.read(address)))
}

test('visitors read each saved kind of content after one second', {
  tag: '@smoke',
}, async ({ shop }) => {
  const records = await Promise.all(kinds.map(kind => shop.create(kind, `Χθες ${kind.path}`)))
  for (const phase of isFullLength() ? phases : phases.slice(-1)) {
    await setTimeout(1000 - ((Date.now() - phase) % 1000))
    const before = await Promise.all(kinds.map(kind => read(shop, kind)))
    expect(await Promise.all(kinds.map(kind => read(shop, kind)))).toEqual(before)

    const number = 1000 + phase
    const nameOf = ({ path }: Kind) => `Σήμερα ${number} ${path}`
    await Promise.all(
      records.map(record => shop.change(record, { [record.kind.name]: nameOf(record.kind) })),
    )
    await shop.saveSettings(`210 000 ${number}`)
    await setTimeout(1000)
    for (const kind of kinds) {
      for (const answer of await read(shop, kind)) expect(answer).toContain(nameOf(kind))
    }
    expect(await shop.read('/api/company/settings')).toContain(`210 000 ${number}`)
    expect(await shop.read(`/api/search?q=${number}`)).toContain(`simera-${number}-products`)
    expect(await shop.read('/sitemap.xml')).toContain(`simera-${number}-products`)
  }
})

test('scheduled content is public from its start to its end, within a second', async ({ shop }) => {
  const scheduled = kinds.filter(kind => kind.scheduled)
  const records = await Promise.all(scheduled.map(kind => shop.create(kind, `Ώρα ${kind.path}`)))
  // The span doubles until the machine is fast enough to read before, within and after it.
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
    const readings = await readUntil(shop, end + 1000, scheduled)
    const before = readings.filter(({ to }) => to < begin)
    const between = readings.filter(({ from, to }) => from >= begin + 1000 && to < end)
    const after = readings.filter(({ from }) => from >= end + 1000)
    for (const { found } of [...before, ...after]) expect(found).toEqual([])
    for (const { found } of between) expect(found).toEqual(scheduled)
    seen = [before, between, after].filter(({ length }) => length > 0).length
  }
})

interface Reading {
  /** Times of the request and the response, ms since the epoch. */
  from: number
  to: number
  /** Kinds whose record is listed. */
  found: Kind[]
}

/** Reads the lists repeatedly until a moment, ms since the epoch. */
async function readUntil(shop: Shop, moment: number, listed: Kind[]): Promise<Reading[]> {
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
