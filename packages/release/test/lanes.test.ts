import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { laneText, readLane, TrustedRegistry } from '@stampa/registry'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type LaneChange, Lanes } from '../src/lanes.ts'
import { openStore } from '../src/store.ts'
import { folderOfFile, writeBuild } from './fixture-build.ts'

let lanes: Lanes
/** The reader's clock. */
let now: Date
let isReady: boolean

const folder = await folderOfFile()
const directory = join(folder, 'releases')
const store = openStore(directory)
await writeBuild(join(folder, 'build'), { name: 'storefront', version: '1.0.0' })
await store.publish(join(folder, 'build'))
await store.activate('storefront', '1.0.0')

const instance = createServer((_request, response) => response.writeHead(isReady ? 200 : 503).end())
await new Promise<void>(resolve => instance.listen(0, '127.0.0.1', resolve))
afterAll(() => instance.close())
const address = `127.0.0.1:${(instance.address() as AddressInfo).port}`

const root = join(folder, 'trust/root.json')
const reader = new TrustedRegistry({ directory, root, now: () => now })
const options = {
  folder: join(folder, 'live/lanes'),
  directory,
  root,
  keys: join(folder, 'keys'),
  addresses: '127.0.0.1, 10.1.0.0/16',
  gateway: ['127.0.0.1:1'],
  origin: 'https://shop.example',
}

beforeEach(async () => {
  isReady = true
  now = new Date()
  lanes = new Lanes(options)
  await lanes
    .change(
      { action: 'end' },
      () => {},
      () => {},
    )
    .catch(() => {})
})

/** Asks for a change. @returns what is logged and what is shown */
async function change(asked: LaneChange) {
  const logged: string[] = []
  const shown: string[] = []
  await lanes.change(
    asked,
    text => logged.push(text),
    text => shown.push(text),
  )
  return { logged, shown }
}

const open = (services = { catalog: address }, hours = 8) =>
  change({ action: 'open', services, hours })

const tokens = () => readdir(options.folder).catch(() => [])

async function openToken(...given: Parameters<typeof open>): Promise<string> {
  const { shown } = await open(...given)
  return shown[0]?.split('/preview/')[1] ?? ''
}

test('prints a link for the given time, whose token no log has', async () => {
  const { logged, shown } = await open()
  expect(shown).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/preview\/lane~catalog\./),
  ])
  expect(logged).toEqual([expect.stringContaining(`catalog at ${address}: a lane until 20`)])
  expect(logged.join()).not.toContain('lane~')
  expect(await tokens()).toEqual([shown[0]?.split('/preview/')[1]])
})

test('its token names each service with its instance, until its end', async () => {
  const token = await openToken({ catalog: address, orders: address } as never, 2)
  const preview = await reader.preview(token)
  expect(preview).toMatchObject({
    lane: { token, services: { catalog: address, orders: address } },
  })
  now = new Date((preview?.until.getTime() ?? 0) - 1)
  expect(await reader.preview(token)).toBeDefined()
  now = new Date(now.getTime() + 1)
  expect(await reader.preview(token)).toBeUndefined()
})

test.each<[string, (token: string) => string]>([
  ['another service', token => token.replace('~catalog.', '~orders.')],
  ['another address', token => token.replace('127.0.0.1', '10.1.0.1')],
  ['a later end', token => token.replace(/~(\d)\d{9}~/, '~$1999999999~')],
  ['another service besides', token => token.replace('lane~', 'lane~identity.127.0.0.1.1~')],
  ['another signature', token => `${token.slice(0, -86)}${'A'.repeat(86)}`],
  ['no signature', token => token.slice(0, -87)],
])('a token with %s counts nowhere, and the gateway does not keep it', async (_what, changed) => {
  const token = changed(await openToken())
  expect(await reader.preview(token)).toBeUndefined()
  await writeFile(join(options.folder, token), '')
  await lanes.sweep()
  expect(await tokens()).not.toContain(token)
  expect(await tokens()).toHaveLength(1)
})

test('a signature of a team opens no lane', async () => {
  const preview = { name: 'storefront', version: '1.0.0', until: new Date(Date.now() + 3_600_000) }
  const signature = (await store.previewToken(preview)).slice(-86)
  const text = laneText({ services: { catalog: address }, until: preview.until })
  expect(await reader.preview(`${text}~${signature}`)).toBeUndefined()
})

test.each<[string, LaneChange & { action: 'open' }, string]>([
  [
    'an address that is not allowed',
    opening('192.168.0.1:80'),
    '192.168.0.1 is not in LANE_ADDRESSES',
  ],
  ['the address of a metadata service', opening('169.254.169.254:80'), 'is not in LANE_ADDRESSES'],
  ["the gateway's own address", opening('127.0.0.1:1'), "127.0.0.1:1 is the gateway's own"],
  ['an instance that is away', opening('127.0.0.1:9'), 'catalog does not answer at 127.0.0.1:9'],
])('refuses %s and opens nothing', async (_what, asked, reason) => {
  await expect(change(asked)).rejects.toThrow(reason)
  expect(await tokens()).toEqual([])
})

function opening(to: string): LaneChange & { action: 'open' } {
  return { action: 'open', services: { catalog: to }, hours: 1 }
}

test('refuses an instance that is not ready', async () => {
  isReady = false
  await expect(open()).rejects.toThrow(`catalog is not ready at ${address}: 503.`)
})

test('refuses a list of addresses with another text in it', async () => {
  lanes = new Lanes({ ...options, addresses: '127.0.0.1,everywhere' })
  await expect(open()).rejects.toThrow('LANE_ADDRESSES: everywhere is neither')
})

test("refuses a lane on a machine without the owner's key", async () => {
  lanes = new Lanes({ ...options, keys: join(folder, 'none') })
  await expect(open()).rejects.toThrow('targets')
  expect(await tokens()).toEqual([])
})

test('ends the lane of a link, or all', async () => {
  const [first, second] = [await openToken(), await openToken(undefined, 9)]
  await openToken(undefined, 10)
  await expect(change({ action: 'end', link: 'https://shop.example/preview/x' })).rejects.toThrow(
    'No such lane is open.',
  )
  const { logged } = await change({ action: 'end', link: `https://shop.example/preview/${first}` })
  expect(logged).toEqual(['1 lane has ended'])
  expect(await tokens()).toHaveLength(2)
  expect(await tokens()).toContain(second)
  expect((await change({ action: 'end' })).logged).toEqual(['2 lanes have ended'])
  expect(await tokens()).toEqual([])
})

test("ends by a sweep when the owner's key is replaced", async () => {
  await openToken()
  await lanes.sweep()
  expect(await tokens()).toHaveLength(1)
  await store.rotateKey('targets')
  await lanes.sweep()
  expect(await tokens()).toEqual([])
})

test('a text of any other form is no lane', async () => {
  await reader.read()
  const root = { signed: { keys: {}, roles: {} } } as never
  fc.assert(
    fc.property(fc.string(), text => readLane({ root }, `lane~${text}`, new Date()) === undefined),
  )
})
