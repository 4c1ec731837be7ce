import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from '@stampa/platform/release'
import { listFiles } from '@stampa/registry'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FixtureBuild, temporaryFolder, writeBuild } from '../test/fixture-build.ts'
import { openStore, type Store } from './store.ts'

const folder = temporaryFolder()
let store: Store
let builds = 0

beforeEach(async () => {
  store = openStore(join(folder.path, 'releases'))
})

async function publish(build: FixtureBuild): Promise<Release> {
  builds += 1
  const directory = join(folder.path, `build-${builds}`)
  await writeBuild(directory, build)
  return store.publish(directory)
}

async function publishAndActivate(build: FixtureBuild): Promise<void> {
  await publish(build)
  await store.activate(build.name, build.version)
}

async function visibleFiles(): Promise<string[]> {
  return (await listFiles(store.directory)).filter(path => !/^(\.locks|metadata)\//.test(path))
}

describe('publish', () => {
  test('stores every file, with brotli and gzip copies of compressible ones', async () => {
    await publish({ name: 'storefront', version: '1.0.0' })
    const below = 'storefront/1.0.0'
    expect(await visibleFiles()).toEqual(
      [
        'assets/font.woff2',
        ...['entry.css', 'entry.js', 'page.js'].flatMap(file => [file, `${file}.br`, `${file}.gz`]),
        'provenance.json',
        'release.json',
        'server/storefront.cjs',
      ].map(file => `${below}/${file}`),
    )
    const entry = join(store.directory, below, 'entry.js')
    const text = await readFile(entry)
    expect(brotliDecompressSync(await readFile(`${entry}.br`))).toEqual(text)
    expect(gunzipSync(await readFile(`${entry}.gz`))).toEqual(text)
  })

  test('changes nothing for the same bytes', async () => {
    await publish({ name: 'storefront', version: '1.0.0' })
    const before = await visibleFiles()
    await publish({ name: 'storefront', version: '1.0.0' })
    expect(await visibleFiles()).toEqual(before)
  })

  test('refuses other bytes under a published version', async () => {
    const first = await publish({ name: 'storefront', version: '1.0.0', text: 'first' })
    await expect(publish({ name: 'storefront', version: '1.0.0', text: 'second' })).rejects.toThrow(
      /already published with other bytes/,
    )
    expect(await store.find('storefront', '1.0.0')).toEqual(first)
  })

  test('does not make anything live', async () => {
    await publish({ name: 'storefront', version: '1.0.0' })
    expect((await store.registry()).live).toEqual({})
  })
})

describe('activate and rollback', () => {
  test('switches between versions', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
      await publishAndActivate({ name: 'storefront', version })
    }
    expect((await store.registry()).serial).toBe(3)

    expect((await store.rollback('storefront')).version).toBe('1.0.1')
    expect((await store.rollback('storefront')).version).toBe('1.0.0')
    await expect(store.rollback('storefront')).rejects.toThrow(/no version before it/)
    expect((await store.rollback('storefront', '1.0.2')).version).toBe('1.0.2')
    expect(await store.registry()).toMatchObject({
      serial: 6,
      previous: { storefront: ['1.0.0'] },
    })
  })

  test('names the version before the live one for browsers, also after a rollback', async () => {
    await publishAndActivate({ name: 'shell', version: '1.0.0' })
    const before = async () => {
      const html = await readFile(join(store.directory, 'document.html'), 'utf8')
      const named = /"before":{"version":"([^"]+)"/.exec(html)?.[1]
      expect((await store.registry()).before?.storefront?.version).toBe(named)
      return named
    }
    await publishAndActivate({ name: 'storefront', version: '1.0.0' })
    expect(await before()).toBeUndefined()
    await publishAndActivate({ name: 'storefront', version: '1.0.1' })
    expect(await before()).toBe('1.0.0')
    await publishAndActivate({ name: 'storefront', version: '1.0.2' })
    expect(await before()).toBe('1.0.1')
    await store.rollback('storefront')
    expect(await before()).toBe('1.0.0')
  })

  test('gives a canary to a share of the visitors, until a choice or the next release ends it', async () => {
    for (const version of ['1.0.0', '1.0.1']) {
      await publishAndActivate({ name: 'storefront', version })
    }
    await publish({ name: 'storefront', version: '1.0.2' })
    await store.startCanary('storefront', '1.0.2', 5)
    const versions = async () => {
      const { live, previous, canary } = await store.registry()
      const { release, share } = canary.storefront ?? {}
      return [live.storefront?.version, previous.storefront, release?.version, share]
    }
    expect(await versions()).toEqual(['1.0.1', ['1.0.0'], '1.0.2', 5])
    const isMarked = async () => (await readdir(store.directory)).includes('canary')
    expect(await isMarked()).toBe(true)

    const choice = { version: '1.0.2', why: 'a test' }
    await store.choose('storefront', { ...choice, action: 'canary', share: 25 }, 'watch')
    expect(await versions()).toEqual(['1.0.1', ['1.0.0'], '1.0.2', 25])
    // The next signature of the team contains the choice.
    await publish({ name: 'storefront', version: '1.0.3' })
    expect(await versions()).toEqual(['1.0.1', ['1.0.0'], '1.0.2', 25])
    expect(await store.choices()).toEqual({})
    await store.choose('storefront', { ...choice, action: 'live' }, 'watch')
    expect(await versions()).toEqual(['1.0.2', ['1.0.0', '1.0.1'], undefined, undefined])
    expect(await isMarked()).toBe(false)
    await store.choose(
      'storefront',
      { ...choice, version: '1.0.1', action: 'rolled back' },
      'watch',
    )
    expect(await versions()).toEqual(['1.0.1', ['1.0.0'], undefined, undefined])

    await store.startCanary('storefront', '1.0.3', 25)
    expect(await store.choices()).toEqual({})
    await store.activate('storefront', '1.0.3')
    expect(await versions()).toEqual(['1.0.3', ['1.0.0', '1.0.1'], undefined, undefined])
    const log = await store.log('storefront')
    // Entries of the same second keep the order in which they were signed.
    expect(log.map(({ action, version, by }) => [action, version, by === 'watch'])).toEqual([
      ['live', '1.0.3', false],
      ['canary', '1.0.3', false],
      ['rolled back', '1.0.1', true],
      ['live', '1.0.2', true],
      ['published', '1.0.3', false],
      ['canary', '1.0.2', true],
      ['canary', '1.0.2', false],
      ['published', '1.0.2', false],
      ['live', '1.0.1', false],
      ['published', '1.0.1', false],
      ['live', '1.0.0', false],
      ['published', '1.0.0', false],
    ])
  })

  test('refuses a canary that has nothing beside it, was live, or shares pages with another one', async () => {
    await publish({ name: 'storefront', version: '1.0.0' })
    await expect(store.startCanary('storefront', '1.0.0', 5)).rejects.toThrow(/no live version/)
    for (const version of ['1.0.0', '1.0.1']) {
      await publishAndActivate({ name: 'storefront', version })
      await publishAndActivate({ name: 'shell', version })
    }
    await expect(store.startCanary('storefront', '1.0.1', 5)).rejects.toThrow(/live already/)
    await expect(store.startCanary('storefront', '1.0.0', 5)).rejects.toThrow(/--rollback/)
    await publishAndActivate({ name: 'admin', version: '1.0.0' })
    await publish({ name: 'admin', version: '1.0.1', mounts: ['/storefront'] })
    await expect(store.startCanary('admin', '1.0.1', 5)).rejects.toThrow(/belongs to storefront/)
    for (const name of ['storefront', 'shell']) await publish({ name, version: '1.0.2' })
    await store.startCanary('storefront', '1.0.2', 5)
    await expect(store.startCanary('shell', '1.0.2', 5)).rejects.toThrow(/storefront 1\.0\.2 is a/)
    await expect(
      store.choose('storefront', { action: 'live', version: '1.0.0', why: 'a test' }),
    ).rejects.toThrow(/1\.0\.0 may not be chosen as live/)
    expect((await store.registry()).canary.storefront?.release.version).toBe('1.0.2')
  })

  test('refuses a version that is not published', async () => {
    await expect(store.activate('storefront', '1.0.0')).rejects.toThrow(/not published here/)
    await publishAndActivate({ name: 'storefront', version: '1.0.0' })
    await expect(store.rollback('storefront', '0.9.0')).rejects.toThrow(/not published here/)
    await expect(store.rollback('admin')).rejects.toThrow(/never made live/)
  })

  test('refuses a release whose stored files are damaged', async () => {
    await publishAndActivate({ name: 'storefront', version: '1.0.0' })
    await publishAndActivate({ name: 'storefront', version: '1.0.1' })
    await writeFile(join(store.directory, 'storefront/1.0.0/page.js'), 'export default 9')
    await expect(store.rollback('storefront')).rejects.toThrow(/page\.js is not the file/)
    expect((await store.registry()).live.storefront?.version).toBe('1.0.1')
  })

  test('refuses names and versions that lead out of the store', async () => {
    await expect(store.activate('../store', '1.0.0')).rejects.toThrow(/not a release name/)
    await expect(store.activate('storefront', '../1.0.0')).rejects.toThrow(/not a version/)
    await expect(store.rollback('storefront', '..')).rejects.toThrow()
    await expect(store.versions('.locks')).rejects.toThrow(/not a release name/)
  })

  test('reports damaged metadata and never overwrites it', async () => {
    await publishAndActivate({ name: 'storefront', version: '1.0.0' })
    await publish({ name: 'storefront', version: '1.0.1' })
    const path = join(store.directory, 'metadata/timestamp.json')
    await writeFile(path, '{"signed":1}')
    await expect(store.activate('storefront', '1.0.1')).rejects.toThrow(/timestamp\.json: signed/)
    expect(await readFile(path, 'utf8')).toBe('{"signed":1}')
  })
})

describe('the client-rendered document', () => {
  const path = () => join(store.directory, 'document.html')

  test('appears with the first live shell and follows every change', async () => {
    await publishAndActivate({ name: 'storefront', version: '1.0.0' })
    expect(await readdir(store.directory)).not.toContain('document.html')

    await publishAndActivate({ name: 'shell', version: '1.0.0' })
    expect(await readFile(path(), 'utf8')).toContain('/mfe/shell/1.0.0/entry.js')

    await publishAndActivate({ name: 'storefront', version: '1.0.1' })
    const changed = await readFile(path(), 'utf8')
    expect(changed).toContain('/mfe/storefront/1.0.1/entry.js')

    await store.rollback('storefront')
    expect(await readFile(path(), 'utf8')).toContain('/mfe/storefront/1.0.0/entry.js')
  })

  test('is repaired by the next activation', async () => {
    await publishAndActivate({ name: 'shell', version: '1.0.0' })
    const document = await readFile(path(), 'utf8')
    await writeFile(path(), '')
    await store.activate('shell', '1.0.0')
    expect(await readFile(path(), 'utf8')).toBe(document)
  })
})

test('lists every version with its state, by name, highest version first', async () => {
  await publish({ name: 'storefront', version: '1.0.10' })
  for (const version of ['1.0.2', '1.0.9'])
    await publishAndActivate({ name: 'storefront', version })
  await publishAndActivate({ name: 'admin', version: '2.0.0-rc.1' })
  expect((await store.list()).map(({ name, version, state }) => [name, version, state])).toEqual([
    ['admin', '2.0.0-rc.1', 'live'],
    ['storefront', '1.0.10', 'published'],
    ['storefront', '1.0.9', 'live'],
    ['storefront', '1.0.2', 'previous'],
  ])
  expect((await store.list('admin')).length).toBe(1)
  expect(await store.list('studio')).toEqual([])
})

const later = (days: number) => Date.now() + days * 86_400_000

test('prunes all but the live version, rollback targets and the highest versions', async () => {
  await publishAndActivate({ name: 'storefront', version: '1.0.0' })
  await publishAndActivate({ name: 'storefront', version: '1.0.1' })
  for (const version of ['0.9.0', '1.0.2', '1.0.3']) await publish({ name: 'storefront', version })
  expect(await store.prune({ keep: 1, now: later(31) })).toEqual([
    { name: 'storefront', version: '1.0.2' },
    { name: 'storefront', version: '0.9.0' },
  ])
  expect(await store.versions('storefront')).toEqual(['1.0.3', '1.0.1', '1.0.0'])
  expect((await store.rollback('storefront')).version).toBe('1.0.0')
  expect(await readdir(store.directory)).not.toContain('.trash')
  expect(await store.prune({ now: later(31) })).toEqual([])
})

test('keeps a version for 30 days after a rollback from it', async () => {
  await publishAndActivate({ name: 'storefront', version: '1.0.0' })
  await publishAndActivate({ name: 'storefront', version: '1.0.1' })
  await store.rollback('storefront')
  expect(await store.prune({ keep: 0, now: later(29) })).toEqual([])
  expect(await store.prune({ keep: 0, now: later(31) })).toEqual([
    { name: 'storefront', version: '1.0.1' },
  ])
})

test('keeps a version for 30 days after it was published or last live', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: later(-40) })
  onTestFinished(() => void vi.useRealTimers())
  await publishAndActivate({ name: 'storefront', version: '1.0.0' })
  await publish({ name: 'storefront', version: '0.9.0' })
  vi.useRealTimers()
  // So many that no rollback reaches the first.
  for (let patch = 1; patch <= 11; patch++) {
    await publishAndActivate({ name: 'storefront', version: `1.0.${patch}` })
  }
  await publish({ name: 'storefront', version: '0.9.1' })
  const prune = async (days: number) => {
    const deleted = await store.prune({ keep: 1, now: later(days) })
    return deleted.map(({ version }) => version)
  }
  expect(await prune(29)).toEqual(['0.9.0'])
  expect(await prune(31)).toEqual(['1.0.0', '0.9.1'])
})
