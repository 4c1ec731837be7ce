import { copyFile, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimit, TrustedRegistry } from '@stampa/registry'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../src/store.ts'
import { runChild } from './child.ts'
import { temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()
let store: Store

const path = (...parts: string[]) => join(folder.path, ...parts)

beforeEach(async () => {
  store = openStore(path('releases'))
  for (const name of ['shell', 'storefront', 'admin']) await release(store, name, '1.0.0')
})

async function release(at: Store, name: string, version: string): Promise<void> {
  const build = path('builds', `${name}-${version}`)
  await writeBuild(build, { name, version })
  await at.publish(build, { commit: 'c'.repeat(40) })
  await at.activate(name, version)
}

/** Returns a reader that has the root of the time before. */
async function readerWithRoot(directory = folder.path): Promise<TrustedRegistry> {
  await mkdir(join(directory, 'reader'))
  await copyFile(join(directory, 'trust/root.json'), join(directory, 'reader/root.json'))
  return new TrustedRegistry({
    directory: join(directory, 'releases'),
    root: join(directory, 'reader/root.json'),
  })
}

test('keeps keys readable by their owner only', async () => {
  expect((await stat(path('keys'))).mode & 0o777).toBe(0o700)
  for (const role of ['root', 'targets', 'online', 'storefront']) {
    expect((await stat(path('keys', `${role}.pem`))).mode & 0o777).toBe(0o600)
  }
})

test.each(['root', 'targets', 'online', 'storefront'])(
  'gives a new key to %s, after which the key before signs nothing',
  async role => {
    const reader = await readerWithRoot()
    const before = await reader.read()
    const stolen = await readFile(path('keys', `${role}.pem`))
    await store.rotateKey(role)
    expect(await reader.check()).toBeUndefined()
    expect(await reader.read()).toEqual(before)
    await release(store, 'storefront', '1.0.1')
    expect((await reader.read()).live.storefront?.version).toBe('1.0.1')

    await writeFile(path('keys', `${role}.pem`), stolen)
    const misuse =
      role === 'root'
        ? store.rotateKey('online')
        : role === 'targets'
          ? store.rotateKey('storefront')
          : release(store, 'storefront', '1.0.2')
    await expect(misuse).rejects.toThrow(/is not the one in use/)
    expect((await reader.read()).live.storefront?.version).toBe('1.0.1')
    expect(await reader.check()).toBeUndefined()
  },
)

test("lets a team's machine release its own name only", async () => {
  await mkdir(path('team'))
  for (const role of ['online', 'storefront']) {
    await copyFile(path('keys', `${role}.pem`), path('team', `${role}.pem`))
  }
  const team = openStore(store.directory, { keys: path('team') })
  await release(team, 'storefront', '1.0.1')
  await expect(release(team, 'admin', '1.0.1')).rejects.toThrow(/team\/admin\.pem does not exist/)
  await expect(release(team, 'studio', '1.0.0')).rejects.toThrow(/targets\.pem does not exist/)
  await expect(team.rotateKey('admin')).rejects.toThrow(/targets\.pem does not exist/)
  const { live } = await store.registry()
  expect([live.storefront?.version, live.admin?.version]).toEqual(['1.0.1', '1.0.0'])
})

test('replaces the lost key of a team', async () => {
  await rm(path('keys/storefront.pem'))
  await expect(release(store, 'storefront', '1.0.1')).rejects.toThrow(/storefront\.pem does not/)
  await store.rotateKey('storefront')
  await release(store, 'storefront', '1.0.1')
  expect((await store.registry()).live.storefront?.version).toBe('1.0.1')
})

test('takes a name out of the store, which may return with a new key', async () => {
  const reader = await readerWithRoot()
  await reader.read()
  const stolen = await readFile(path('keys/storefront.pem'))
  await store.revoke('storefront')
  await release(store, 'storefront', '1.0.0')
  expect(await readFile(path('keys/storefront.pem'))).not.toEqual(stolen)
  // The reader has not seen the time without it.
  expect(Object.keys((await reader.read()).live).sort()).toEqual(['admin', 'shell', 'storefront'])

  await store.revoke('storefront')
  expect(Object.keys((await reader.read()).live).sort()).toEqual(['admin', 'shell'])
  expect(await reader.check()).toBeUndefined()
})

/** `npm run test:faults` kills at every change. */
const isLong = process.env.LONG_TESTS === '1'
const step = isLong ? 1 : 13
const timeout = isLong ? 1_800_000 : 240_000

test.each(['root', 'targets', 'online', 'storefront'])(
  'leaves a valid store when a new key for %s is killed at any file-system change',
  { timeout },
  async role => {
    let endedByItself = false
    await mapLimit(
      Array.from({ length: 120 }, (_, index) => 1 + index * step),
      2,
      async dieAt => {
        if (endedByItself) return
        const copy = path(`copy-${dieAt}`)
        for (const each of ['releases', 'keys', 'trust']) {
          await cp(path(each), join(copy, each), { recursive: true })
        }
        const reader = await readerWithRoot(copy)
        const good = await reader.read()
        const { code } = await runChild('src/cli.ts', {
          args: ['--keys', 'rotate', role],
          nodeArgs: ['--import', join(import.meta.dirname, 'die-at.ts')],
          env: { DATA_DIR: copy, DIE_AT: String(dieAt) },
        })
        if (code === 0) endedByItself = true
        expect(await reader.check()).toBeUndefined()
        const again = openStore(join(copy, 'releases'))
        await again.rotateKey(role)
        await again.refresh()
        expect(await reader.check()).toBeUndefined()
        expect(await reader.read()).toEqual(good)
      },
    )
    expect(endedByItself).toBe(true)
  },
)

test('logs who released what, when and from which commit, and refuses a changed entry', async () => {
  await release(store, 'storefront', '1.0.1')
  await store.rollback('storefront')
  const { code, lines } = await runChild('src/cli.ts', {
    args: ['--list', '--log', 'storefront'],
    env: { DATA_DIR: folder.path },
  })
  expect(code).toBe(0)
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}storefront {2}rolled back {2}1\.0\.0 {2}\S+@\S+ {2}c{12}$/,
  )
  expect((await store.log('storefront')).map(({ action, version }) => [action, version])).toEqual([
    ['rolled back', '1.0.0'],
    ['live', '1.0.1'],
    ['published', '1.0.1'],
    ['live', '1.0.0'],
    ['published', '1.0.0'],
  ])

  const seen = JSON.parse(await readFile(path('trust/seen.json'), 'utf8'))
  const entry = path('releases/metadata', `${seen['storefront.json'] - 2}.storefront.json`)
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('1.0.1', '1.0.2'))
  await expect(store.log('storefront')).rejects.toThrow(/not the file that was signed/)
})

test('states the same provenance for the same build on another machine', async () => {
  const other = openStore(path('other/releases'), { keys: path('keys') })
  await release(other, 'storefront', '1.0.0')
  const read = (at: Store) => readFile(join(at.directory, 'storefront/1.0.0/provenance.json'))
  const envelope = await read(store)
  expect(await read(other)).toEqual(envelope)
  const { payload, payloadType } = JSON.parse(envelope.toString())
  expect(payloadType).toBe('application/vnd.in-toto+json')
  const statement = JSON.parse(Buffer.from(payload, 'base64').toString())
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { name: 'sources', digest: { sha256: '0'.repeat(64) } },
          { name: 'commit', digest: { gitCommit: 'c'.repeat(40) } },
        ],
      },
    },
  })
})
