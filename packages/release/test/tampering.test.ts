import { createHash } from 'node:crypto'
import { copyFile, cp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Release } from '@stampa/platform/release'
import { type RefusalReason, TrustedRegistry, UntrustedError } from '@stampa/registry'
import { Metadata, MetadataKind } from '@tufjs/models'
import { beforeEach, expect, test } from 'vitest'
import { Keys } from '../src/keys.ts'
import { openStore, type Store } from '../src/store.ts'
import { folderOfFile, integrityOf, writeBuild } from './fixture-build.ts'

let copies = 0
let store: Store
let keys: Keys
/** A reader that has seen the store before it is changed. */
let running: TrustedRegistry
/** Time for the readers, ms beside the clock. */
let shift = 0

const path = (...parts: string[]) => join(store.directory, ...parts)
const trustedRoot = () => path('../trust/root.json')
const reader = () =>
  new TrustedRegistry({
    directory: store.directory,
    root: trustedRoot(),
    now: () => new Date(Date.now() + shift),
  })

const folder = await folderOfFile()
const template = openStore(join(folder, 'template/releases'))
for (const [name, version] of [
  ['shell', '1.0.0'],
  ['storefront', '1.0.0'],
  ['storefront', '1.0.1'],
  ['admin', '1.0.0'],
] as const) {
  const build = join(folder, `${name}-${version}`)
  const nav = [{ to: `/${name}`, label: name }]
  await writeBuild(build, { name, version, ...(name !== 'shell' && { nav }) })
  await template.publish(build)
  await template.activate(name, version)
}

beforeEach(async () => {
  copies += 1
  shift = 0
  const copy = join(folder, `copy-${copies}`)
  await cp(join(folder, 'template'), copy, { recursive: true })
  store = openStore(join(copy, 'releases'))
  keys = new Keys(join(copy, 'keys'))
  running = reader()
})

interface Document {
  signatures: unknown[]
  signed: Parameters<typeof Metadata.fromJSON>[1] & {
    version: number
    expires: string
    meta: Record<string, { version: number; length?: number; hashes?: Record<string, string> }>
    targets: Record<string, unknown>
    registry: object
  }
}

async function edit<T>(file: string, change: (document: T) => void): Promise<void> {
  const document = JSON.parse(await readFile(file, 'utf8'))
  change(document)
  await writeFile(file, JSON.stringify(document))
}

const editRelease = (change: (release: Release) => void) =>
  edit<Release>(path('storefront/1.0.1/release.json'), change)

async function current(role: string): Promise<Document> {
  const read = async (file: string): Promise<Document> =>
    JSON.parse(await readFile(path('metadata', file), 'utf8'))
  const timestamp = await read('timestamp.json')
  if (role === 'timestamp') return timestamp
  const snapshot = await read(`${timestamp.signed.meta['snapshot.json']?.version}.snapshot.json`)
  if (role === 'snapshot') return snapshot
  return read(`${snapshot.signed.meta[`${role}.json`]?.version}.${role}.json`)
}

const kinds = { snapshot: MetadataKind.Snapshot, timestamp: MetadataKind.Timestamp } as const

/** Writes changed metadata, signed with a stolen key. */
async function forge(
  role: string,
  change: (signed: Document['signed']) => void,
  key: string,
): Promise<Document['signed']['meta'][string]> {
  const { signed } = await current(role)
  signed.version += 1
  change(signed)
  const json = { signed, signatures: [] }
  const metadata =
    role === 'snapshot' || role === 'timestamp'
      ? Metadata.fromJSON(kinds[role] as MetadataKind.Snapshot, json)
      : Metadata.fromJSON(MetadataKind.Targets, json)
  metadata.sign((await keys.open(key)).sign)
  const text = JSON.stringify(metadata.toJSON())
  const file = role === 'timestamp' ? 'timestamp.json' : `${signed.version}.${role}.json`
  await writeFile(path('metadata', file), text)
  const sha512 = createHash('sha512').update(text).digest('hex')
  return { version: signed.version, length: Buffer.byteLength(text), hashes: { sha512 } }
}

/** Commits a changed snapshot with a stolen online key. */
async function forgeSnapshot(
  change: (meta: Document['signed']['meta'], signed: Document['signed']) => void,
): Promise<void> {
  const snapshot = await forge('snapshot', signed => change(signed.meta, signed), 'online')
  await forge(
    'timestamp',
    ({ meta }) => Object.assign(meta, { 'snapshot.json': snapshot }),
    'online',
  )
}

/** Commits a choice with a stolen online key. */
async function forgeChoice(name: string, version: string): Promise<void> {
  const choice = { action: 'rolled back', version, why: 'theft', by: 'watch' }
  await forgeSnapshot((_meta, signed) => {
    Object.assign(signed.registry, { choices: { [name]: [{ ...choice, at: signed.expires }] } })
  })
}

/** Commits changed metadata of a role, signed with the key of another, and a stolen online key. */
async function forgeRole(
  role: string,
  change: (signed: Document['signed']) => void,
  key = role,
): Promise<void> {
  const entry = await forge(role, change, key)
  await forgeSnapshot(meta => Object.assign(meta, { [`${role}.json`]: entry }))
}

async function swap(one: string, other: string): Promise<void> {
  await rename(path(one), path('swapped'))
  await rename(path(other), path(one))
  await rename(path('swapped'), path(other))
}

test('a version before the live one that was altered is named to no browser', async () => {
  const { before } = await running.read()
  expect(before?.storefront?.version).toBe('1.0.0')
  await edit<Release>(path('storefront/1.0.0/release.json'), release => {
    release.entry = 'page.js'
  })
  const { live, before: intact } = await reader().read()
  expect(live.storefront?.version).toBe('1.0.1')
  expect(intact).toEqual({})
})

const refusedMetadata: [
  tampering: string,
  reason: RefusalReason,
  tamper: () => Promise<unknown>,
][] = [
  [
    'a changed hash',
    'altered',
    () =>
      editRelease(({ files }) => {
        files['entry.js'] = { integrity: integrityOf('other'), bytes: 5 }
      }),
  ],
  [
    'an older registry',
    'older',
    async () => {
      const old = await readFile(path('metadata/timestamp.json'))
      await store.refresh()
      expect(await running.check()).toBeUndefined()
      await writeFile(path('metadata/timestamp.json'), old)
    },
  ],
  [
    'a frozen registry',
    'expired',
    async () => {
      shift = 25 * 3_600_000
    },
  ],
  [
    'mixed versions',
    'altered',
    async () => {
      const { version } = (await current('storefront')).signed
      await copyFile(
        path(`metadata/${version - 1}.storefront.json`),
        path(`metadata/${version}.storefront.json`),
      )
    },
  ],
  ["another team's key", 'unsigned', () => forgeRole('storefront', () => {}, 'admin')],
  [
    'an expired role',
    'expired',
    () =>
      forgeRole('storefront', signed => {
        signed.expires = '2020-01-01T00:00:00Z'
      }),
  ],
  [
    'a removed signature',
    'unsigned',
    () =>
      edit<Document>(path('metadata/timestamp.json'), document => {
        document.signatures = []
      }),
  ],
  [
    'swapped names',
    'altered',
    () => swap('admin/1.0.0/release.json', 'storefront/1.0.1/release.json'),
  ],
  [
    'a changed navigation',
    'altered',
    () =>
      editRelease(({ nav }) => {
        nav.push({ to: '/storefront/more', label: 'More' })
      }),
  ],
  [
    'a changed mount',
    'altered',
    () =>
      editRelease(({ mounts }) => {
        mounts.push('/more')
      }),
  ],
  [
    'a server bundle that is changed together with its release.json',
    'altered',
    async () => {
      const code = 'process.exit()'
      await writeFile(path('storefront/1.0.1/server/storefront.cjs'), code)
      await editRelease(({ files, server }) => {
        files[server] = { integrity: integrityOf(code), bytes: code.length }
      })
    },
  ],
  [
    'a replayed rollback',
    'older',
    async () => {
      const { version } = (await current('storefront')).signed
      const old = await readFile(path(`metadata/${version - 1}.storefront.json`))
      const sha512 = createHash('sha512').update(old).digest('hex')
      await forgeSnapshot(meta => {
        const entry = { version: version - 1, length: old.length, hashes: { sha512 } }
        meta['storefront.json'] = entry
      })
    },
  ],
  [
    'an unknown role',
    'unsigned',
    async () => {
      const { version } = (await current('admin')).signed
      await copyFile(path(`metadata/${version}.admin.json`), path(`metadata/${version}.evil.json`))
      await forgeSnapshot(meta => Object.assign(meta, { 'evil.json': meta['admin.json'] }))
    },
  ],
  [
    "another name's release",
    'unsigned',
    () =>
      forgeRole('storefront', ({ targets }) => {
        const entry = targets['storefront/1.0.1/release.json']
        Object.assign(targets, { 'admin/9.9.9/release.json': entry })
      }),
  ],
  ...(
    [
      ['a version that its team has not published', 'storefront', '6.6.6'],
      ['a version that its team never chose', 'storefront', '1.0.2'],
      ["another name's version", 'admin', '1.0.1'],
      ['a version of an unknown name', 'studio', '1.0.0'],
    ] as const
  ).map(([what, name, version]): (typeof refusedMetadata)[number] => [
    `${what}, chosen by the online key`,
    'unsigned',
    () => forgeChoice(name, version),
  ]),
  [
    'truncated metadata',
    'altered',
    async () => {
      const { version } = (await current('snapshot')).signed
      await truncate(path(`metadata/${version}.snapshot.json`), 100)
    },
  ],
  ['a truncated timestamp', 'malformed', () => truncate(path('metadata/timestamp.json'), 100)],
  ['removed metadata', 'missing', () => rm(path('metadata'), { recursive: true })],
]

test.each(refusedMetadata)(
  'refuses %s and keeps the last good state',
  async (_what, reason, tamper) => {
    const good = await running.read()
    const document = await readFile(path('document.html'))
    await tamper()

    const refused = await running.check()
    expect([refused?.reason, refused?.message]).toEqual([reason, expect.any(String)])
    expect(await running.read()).toEqual(good)
    await expect(reader().read()).rejects.toMatchObject({ reason })
    expect(await readFile(path('document.html'))).toEqual(document)
    // The release command has the machine's clock, at which the frozen registry is fresh.
    if (shift === 0) {
      await expect(store.activate('storefront', '1.0.0')).rejects.toThrow(UntrustedError)
      expect(await readFile(path('document.html'))).toEqual(document)
    }
  },
)

const refusedFiles: [tampering: string, message: RegExp, tamper: () => Promise<unknown>][] = [
  [
    'a changed file',
    /page\.js is not the file/,
    () => writeFile(path('storefront/1.0.0/page.js'), 'export default 9'),
  ],
  [
    'an extra file',
    /does not list: extra\.js/,
    () => writeFile(path('storefront/1.0.0/extra.js'), ''),
  ],
]

test.each(refusedFiles)('does not make a version live with %s', async (_what, message, tamper) => {
  const good = await running.read()
  await tamper()
  await expect(store.rollback('storefront')).rejects.toThrow(message)
  expect(await running.check()).toBeUndefined()
  expect(await running.read()).toEqual(good)
})

test('answers reads that begin while the store is read for the first time', async () => {
  const reads = [running.read()]
  const isRead = reads[0]?.then(() => true)
  while (!(await Promise.race([isRead, setImmediate(false)]))) reads.push(running.read())
  expect(reads.length).toBeGreaterThan(1)
  for (const { live } of await Promise.all(reads)) expect(live.storefront?.version).toBe('1.0.1')
})

test('accepts a store while clocks differ by an hour', async () => {
  for (const hours of [-1, 1]) {
    shift = hours * 3_600_000
    expect((await reader().read()).live.storefront?.version).toBe('1.0.1')
  }
})

test('reads the next good state after a refused one', async () => {
  await running.read()
  const timestamp = await readFile(path('metadata/timestamp.json'))
  await truncate(path('metadata/timestamp.json'), 10)
  expect((await running.check())?.reason).toBe('malformed')
  await writeFile(path('metadata/timestamp.json'), timestamp)
  await store.rollback('storefront')
  expect((await running.read()).live.storefront?.version).toBe('1.0.0')
  expect(await running.check()).toBeUndefined()
})
