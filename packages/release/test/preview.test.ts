import { appendFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TrustedRegistry } from '@stampa/registry'
import { beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../src/store.ts'
import { folderOfFile, writeBuild } from './fixture-build.ts'

let store: Store
/** A page server's reader, and its clock. */
let reader: TrustedRegistry
let now: Date
let copies = 0

const folder = await folderOfFile()
const template = openStore(join(folder, 'template/releases'))
for (const [name, version] of [
  ['storefront', '1.0.0'],
  ['admin', '1.0.0'],
  ['storefront', '1.0.1'],
] as const) {
  const build = join(folder, `${name}-${version}`)
  await writeBuild(build, { name, version })
  await template.publish(build)
  if (version === '1.0.0') await template.activate(name, version)
}
const until = new Date('2030-01-08T10:00:00Z')
const link = { name: 'storefront', version: '1.0.1', until }
const token = await template.previewToken(link)
/** Of another name. */
const foreign = await template.previewToken({ name: 'admin', version: '1.0.0', until })

beforeEach(async () => {
  copies += 1
  const copy = join(folder, `copy-${copies}`)
  await cp(join(folder, 'template'), copy, { recursive: true })
  store = openStore(join(copy, 'releases'))
  now = new Date()
  reader = new TrustedRegistry({
    directory: store.directory,
    root: join(copy, 'trust/root.json'),
    now: () => now,
  })
})

test('shows a published version that is not live, which the registry keeps unchanged', async () => {
  const preview = await reader.preview(token)
  expect(preview?.until).toEqual(until)
  expect(preview?.release).toEqual(await store.find('storefront', '1.0.1'))
  expect((await reader.read()).live.storefront?.version).toBe('1.0.0')
})

test('ends at its time', async () => {
  await reader.read()
  now = new Date(until.getTime() - 1)
  expect(await reader.preview(token)).toBeDefined()
  now = until
  expect(await reader.preview(token)).toBeUndefined()
})

test('ends when the key of its team is replaced', async () => {
  expect(await reader.preview(token)).toBeDefined()
  await store.rotateKey('storefront')
  expect(await reader.preview(token)).toBeUndefined()
  expect(await reader.preview(await store.previewToken(link))).toBeDefined()
})

test('ends when its name is taken out of the store', async () => {
  await store.revoke('storefront')
  expect(await reader.preview(token)).toBeUndefined()
})

test('ends when its version is deleted', async () => {
  const inTwoMonths = Date.now() + 60 * 86_400_000
  expect(await store.prune({ keep: 0, now: inTwoMonths })).toEqual([
    { name: 'storefront', version: '1.0.1' },
  ])
  expect(await reader.preview(token)).toBeUndefined()
})

test('shows nothing that the team has not signed', async () => {
  const document = join(store.directory, 'storefront/1.0.1/release.json')
  await appendFile(document, ' ')
  expect(await reader.preview(token)).toBeUndefined()
  await rm(document)
  expect(await reader.preview(token)).toBeUndefined()
})

test.each<[change: string, of: () => string]>([
  ['another version', () => token.replace('1.0.1', '1.0.0')],
  ['a later end', () => token.replace(/~1(?=\d{9}~)/, '~2')],
  ['another name', () => token.replace('storefront', 'admin')],
  ['a name that objects have', () => token.replace('storefront', 'constructor')],
  ['an unknown name', () => token.replace('storefront', 'gifts')],
  ['the signature of another name', () => token.slice(0, -86) + foreign.slice(-86)],
  ['a signature cut short', () => token.slice(0, -1)],
  ['a text after it', () => `${token}A`],
  ['no signature', () => token.slice(0, -87)],
  ['nothing', () => ''],
])('refuses a token with %s', async (_change, of) => {
  const changed = of()
  expect(changed).not.toBe(token)
  expect(await reader.preview(changed)).toBeUndefined()
})

test('gives no link to a version that is not published or has the mount of another remote', async () => {
  await expect(store.previewToken({ ...link, version: '9.9.9' })).rejects.toThrow(/not published/)
  const build = join(folder, 'rival')
  await writeBuild(build, { name: 'storefront', version: '1.0.2', mounts: ['/admin'] })
  await store.publish(build)
  await expect(store.previewToken({ ...link, version: '1.0.2' })).rejects.toThrow(
    /\/admin belongs to admin 1\.0\.0/,
  )
})

test('is signed on a machine that has the key of the name only', async () => {
  await rm(join(store.directory, '../keys/storefront.pem'))
  await expect(store.previewToken(link)).rejects.toThrow(/storefront\.pem does not exist/)
})
