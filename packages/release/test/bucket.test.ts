import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@stampa/platform/release'
import {
  isCompressible,
  listFiles,
  ReleaseBucket,
  ReleaseError,
  TrustedRegistry,
} from '@stampa/registry'
import { type S3Server, startS3Server } from '@stampa/service-kit/testing/s3'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readRelease, verifyFiles } from '../src/build-folder.ts'
import { recordService } from '../src/check/services.ts'
import { openStore, type Store } from '../src/store.ts'
import { checkStore, checkTidy } from './check-store.ts'
import { runChild } from './child.ts'
import { temporaryFolder, writeBuild } from './fixture-build.ts'

const folder = temporaryFolder()
let server: S3Server
let bucket: ReleaseBucket

const day = 86_400_000
const optionsOf = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Server) => ({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  prefix: 'shop/releases',
})

beforeEach(async () => {
  server = await startS3Server()
  bucket = new ReleaseBucket(optionsOf(server))
})

afterEach(() => server.close())

/** Returns the store on a machine that has the shop's keys, and a folder of its own. */
async function machine(name: string): Promise<Store> {
  const path = (part: string) => join(folder.path, name, part)
  const owner = join(folder.path, 'owner')
  if (name !== 'owner') {
    for (const part of ['keys', 'trust/root.json']) {
      await cp(join(owner, part), path(part), { recursive: true })
    }
  }
  return openStore(path('store'), { keys: path('keys'), root: path('trust/root.json'), bucket })
}

async function build(name: string, version: string, text = version): Promise<string> {
  const directory = join(folder.path, 'builds', `${name}-${version}-${text}`)
  await writeBuild(directory, { name, version, text })
  return directory
}

async function release(store: Store, name: string, version: string): Promise<void> {
  await store.publish(await build(name, version))
  await store.activate(name, version)
}

/** Publishes and makes live on the owner's machine. */
async function started(): Promise<Store> {
  const owner = await machine('owner')
  await release(owner, 'shell', '1.0.0')
  await release(owner, 'storefront', '1.0.0')
  return owner
}

/** A Pod: an empty folder and the trusted root. */
class Pod {
  readonly location: { directory: string; root: string }
  #seen = {}

  constructor(name: string) {
    const root = join(folder.path, name, 'trust/root.json')
    this.location = { directory: join(folder.path, name, 'releases'), root }
  }

  async pull(): Promise<void> {
    await mkdir(this.location.directory, { recursive: true })
    const { root } = this.location
    await cp(join(folder.path, 'owner/trust/root.json'), root, { force: false })
    const trusted = await bucket.pull(this.location, this.#seen)
    if (trusted) this.#seen = trusted.versions
  }

  /** Returns the version that a page server in the Pod shows, whose files are all there. */
  async live(name = 'storefront'): Promise<string | undefined> {
    const { live } = await new TrustedRegistry(this.location).read()
    for (const { name, version } of Object.values(live)) {
      const directory = join(this.location.directory, name, version)
      const release = await readRelease(directory)
      await verifyFiles(directory, release)
      const copies = Object.keys(release.files).filter(isCompressible).length * 2
      expect((await listFiles(directory)).length).toBe(
        Object.keys(release.files).length + copies + 2,
      )
    }
    return live[name]?.version
  }
}

const versionOf = async (store: Store) => (await store.registry()).live.storefront?.version

test('another machine and a Pod follow releases, a canary, a rollback and a new key', async () => {
  const owner = await started()
  const team = await machine('team')
  const pod = new Pod('pod')
  await pod.pull()
  expect(await pod.live()).toBe('1.0.0')
  expect(await readFile(join(pod.location.directory, 'document.html'), 'utf8')).toBe(
    await readFile(join(owner.directory, 'document.html'), 'utf8'),
  )
  await release(team, 'storefront', '1.0.1')
  await team.publish(await build('storefront', '1.0.2'))
  await owner.startCanary('storefront', '1.0.2', 5)
  await pod.pull()
  expect(await pod.live()).toBe('1.0.1')
  expect(await readFile(join(pod.location.directory, 'canary'), 'utf8')).toBe('')
  await team.rollback('storefront')
  await owner.rotateKey('root')
  await owner.rotateKey('online')
  await pod.pull()
  expect(await pod.live()).toBe('1.0.0')
  await recordService(owner, 'catalog', { openapi: '3.1.0', paths: {} } as never)
  expect([...(await bucket.services()).keys()]).toEqual(['catalog.json'])
  const log = (await team.log('storefront')).map(({ action }) => action)
  expect(log).toEqual([
    'rolled back',
    'canary',
    'published',
    'live',
    'published',
    'live',
    'published',
  ])
  for (const store of [owner, team]) await checkTidy(store)
})

test('a folder with releases fills an empty bucket', async () => {
  const local = openStore(join(folder.path, 'owner/store'))
  await local.publish(await build('storefront', '1.0.0'))
  await local.activate('storefront', '1.0.0')
  await local.rotateKey('online')
  expect(await versionOf(await machine('owner'))).toBe('1.0.0')
  const pod = new Pod('pod')
  await pod.pull()
  expect(await pod.live()).toBe('1.0.0')
  expect((await (await machine('other')).log()).length).toBe(2)
})

test('loses no change when machines release at once', async () => {
  await started()
  const names = ['shell', 'storefront', 'admin']
  const versions = ['1.1.0', '1.1.1', '1.1.2']
  // The owner's key of a new name.
  await (await machine('owner')).rotateKey('admin')
  const ended = await Promise.all(
    names.map(async name => {
      const { directory } = await machine(name)
      const builds = await Promise.all(versions.map(version => build(name, version)))
      return runChild('test/change-store.ts', {
        args: [directory, ...builds],
        env: { BUCKET: JSON.stringify(optionsOf(server)) },
      })
    }),
  )
  expect(ended.map(({ code, errors }) => [code, errors])).toEqual(names.map(() => [0, '']))
  const registry = await checkStore(await machine('reader'))
  expect(registry.serial).toBe(2 + names.length * versions.length)
  for (const name of names) expect(registry.live[name]?.version).toBe('1.1.2')
})

test('accepts one of two machines that publish different bytes under one version', async () => {
  await started()
  const stores = [await machine('a'), await machine('b')]
  const ended = await Promise.allSettled(
    stores.map(async (store, index) =>
      store.publish(await build('storefront', '1.1.0', `${index}`)),
    ),
  )
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = ended.find(each => each.status === 'rejected')
  expect(String(refused?.reason)).toMatch(/already published with other bytes/)
  const reader = await machine('reader')
  await checkStore(reader)
  await reader.activate('storefront', '1.1.0')
})

test('refuses other bytes under a version that another machine publishes meanwhile', async () => {
  await started()
  const [first, second] = [await machine('a'), await machine('b')]
  const builds = ['first', 'second'].map(text => build('storefront', '1.1.0', text))
  let published: Promise<Release> | undefined
  server.before = async (method, key) => {
    // The second machine has looked for the version before.
    if (method !== 'PUT' || !key.includes('storefront/1.1.0/') || published) return
    published = first.publish((await builds[0]) ?? '')
    await published
  }
  await expect(second.publish((await builds[1]) ?? '')).rejects.toThrow(
    /already published with other bytes/,
  )
  expect(published).toBeDefined()
  await checkStore(await machine('reader'))
})

/** `npm run test:faults` kills at every request. */
const step = process.env.LONG_TESTS === '1' ? 1 : 7

test('a release that is killed before or after any request leaves the earlier one or itself', {
  timeout: 1_800_000,
}, async () => {
  const owner = await started()
  await owner.rotateKey('storefront')
  const before = new Map(server.objects)
  const next = await build('storefront', '1.0.1')
  const found = new Set<string | undefined>()
  let hasEnded = false
  for (let at = 1; !hasEnded; at += step) {
    server.objects.clear()
    for (const [key, object] of before) server.objects.set(key, object)
    const { directory } = await machine(`killed-${at}`)
    const script = join(import.meta.dirname, 'change-store.ts')
    const child = spawn(process.execPath, [script, directory, next], {
      env: { ...process.env, BUCKET: JSON.stringify(optionsOf(server)) },
    })
    let requests = 0
    server.before = method => {
      requests += 1
      if (requests < at) return
      child.kill('SIGKILL')
      // Every second one is carried out although nobody waits for its answer.
      if (requests > at || at % 2 === 0 || method === 'GET') throw new Error('the client is gone')
    }
    const [code] = await once(child, 'close')
    server.before = () => {}
    hasEnded = code === 0
    const pod = new Pod(`pod-${at}`)
    await pod.pull()
    const live = await pod.live()
    expect(['1.0.0', '1.0.1']).toContain(live)
    found.add(live)
    const after = await machine(`after-${at}`)
    await after.publish(next)
    await after.activate('storefront', '1.0.1')
    await pod.pull()
    expect(await pod.live()).toBe('1.0.1')
  }
  expect([...found].sort()).toEqual(['1.0.0', '1.0.1'])
})

test('a change whose answer is lost counts once', async () => {
  const owner = await started()
  let lost = 0
  const set = server.objects.set.bind(server.objects)
  server.objects.set = (key, object) => {
    set(key, object)
    if (!key.endsWith('/timestamp.json') || lost > 0) return server.objects
    lost += 1
    throw new Error('the answer is lost')
  }
  await owner.publish(await build('storefront', '1.0.1'))
  expect(lost).toBe(1)
  expect(await owner.versions('storefront')).toEqual(['1.0.1', '1.0.0'])
})

test('a Pod that starts or follows while a release is published shows one of the two', async () => {
  const owner = await started()
  const pod = new Pod('pod')
  await pod.pull()
  const seen = new Set<string | undefined>()
  let isDone = false
  const releasing = release(owner, 'storefront', '1.0.1').finally(() => {
    isDone = true
  })
  for (let starts = 0; !isDone || starts < 2; starts += 1) {
    const fresh = new Pod(`fresh-${starts}`)
    await Promise.all([fresh.pull(), pod.pull()])
    seen.add(await fresh.live()).add(await pod.live())
  }
  await releasing
  await pod.pull()
  expect(await pod.live()).toBe('1.0.1')
  expect([...seen].every(version => version === '1.0.0' || version === '1.0.1')).toBe(true)
})

test('a Pod keeps what it has while the bucket is late, away, or ends in the middle', {
  timeout: 240_000,
}, async () => {
  const owner = await started()
  const pod = new Pod('pod')
  await pod.pull()
  await release(owner, 'storefront', '1.0.1')
  for (let request = 1; request < 40; request += 3) {
    let requests = 0
    server.before = () => {
      requests += 1
      if (requests >= request) throw new Error('away')
    }
    const ended = await pod.pull().then(
      () => 'pulled',
      error => error,
    )
    expect(await pod.live()).toBe(ended === 'pulled' ? '1.0.1' : '1.0.0')
    if (ended === 'pulled') break
    expect(ended).toBeInstanceOf(ReleaseError)
    expect(ended.message).toMatch(/does not answer/)
  }
  await expect(release(owner, 'storefront', '1.0.2')).rejects.toThrow(/does not answer/)
  server.before = () => new Promise(resolve => setTimeout(resolve, 60_000).unref())
  await expect(pod.pull()).rejects.toThrow(/does not answer/)
  expect(['1.0.0', '1.0.1']).toContain(await pod.live())
})

const key = (suffix: string) =>
  [...server.objects.keys()].filter(each => each.endsWith(suffix)).at(-1) ?? ''

/** Changes the content of the objects whose key begins so. */
function alter(prefix: string, content = Buffer.from('changed')): void {
  const keys = [...server.objects.keys()].filter(each => each.startsWith(`shop/releases/${prefix}`))
  expect(keys.length).toBeGreaterThan(0)
  for (const each of keys) {
    const object = server.objects.get(each)
    if (object) server.objects.set(each, { ...object, content })
  }
}

test.each<[thing: string, change: (older: Buffer<ArrayBuffer>) => void]>([
  ['the timestamp', () => alter('timestamp.json')],
  ['an older timestamp', older => alter('timestamp.json', older)],
  ['metadata', () => alter('metadata/')],
  ['a file or document of the live version', () => alter('storefront/1.0.1/')],
  ['the compressed copies', () => alter(key('.br').replace('shop/releases/', ''))],
  ['everything, by deletion', () => server.objects.clear()],
])('a Pod refuses %s that somebody changed in the bucket', async (_thing, change) => {
  const owner = await started()
  const older = Buffer.from(server.objects.get('shop/releases/timestamp.json')?.content ?? '')
  const pod = new Pod('pod')
  await owner.refresh()
  await pod.pull()
  await release(owner, 'storefront', '1.0.1')
  change(older)
  await expect(pod.pull()).rejects.toBeInstanceOf(ReleaseError)
  expect(await pod.live()).toBe('1.0.0')
})

test('a damaged version that no visitor gets keeps no release away', async () => {
  const owner = await started()
  await release(owner, 'storefront', '1.0.1')
  alter('storefront/1.0.0/')
  const pod = new Pod('pod')
  await pod.pull()
  expect(await pod.live('shell')).toBe('1.0.0')
})

test('pruning deletes the files of deleted versions, and none of a release in progress', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * day })
  onTestFinished(() => void vi.useRealTimers())
  const owner = await started()
  await owner.publish(await build('storefront', '0.9.0'))
  vi.useRealTimers()
  await release(owner, 'storefront', '1.0.1')
  server.objects.set('shop/releases/storefront/0.8.0/a', {
    content: Buffer.of(),
    headers: {},
    modified: new Date(),
  })
  server.objects.set('shop/releases/storefront/2.0.0/a', {
    content: Buffer.of(),
    headers: {},
    modified: new Date(0),
  })
  expect(await owner.prune({ keep: 0 })).toEqual([{ name: 'storefront', version: '0.9.0' }])
  const versions = [...server.objects.keys()].map(each => each.split('/').slice(2, 4).join(' '))
  const kept = versions.filter(each => each.startsWith('storefront'))
  expect([...new Set(kept)].sort()).toEqual([
    'storefront 0.8.0',
    'storefront 1.0.0',
    'storefront 1.0.1',
    'storefront 2.0.0',
  ])
  const pod = new Pod('pod')
  await pod.pull()
  expect(await pod.live()).toBe('1.0.1')
})

test('the process beside a page server follows the bucket', async () => {
  const owner = await started()
  const pod = new Pod('pod')
  await pod.pull()
  const { accessKeyId, secretAccessKey, region, endpoint } = server
  const script = join(import.meta.dirname, '../../registry/src/follow.ts')
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      RELEASES_DIR: pod.location.directory,
      RELEASES_ROOT: pod.location.root,
      RELEASES_STORAGE: `s3://${server.bucket}/shop/releases?region=${region}&endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  onTestFinished(() => void child.kill())
  await release(owner, 'storefront', '1.0.1')
  await expect.poll(() => pod.live(), { timeout: 15_000 }).toBe('1.0.1')
})
