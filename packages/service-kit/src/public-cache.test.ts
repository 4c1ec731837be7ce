import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../test/fixture/app.ts'
import { chooseEncoding, compress } from './public-cache.ts'
import { createTestApp } from './testing/index.ts'

const service = await createTestApp(buildApp, {})
await service.db('things').insert({ name: 'κούπα' })
afterAll(() => service.close())

function read(headers = {}, url = '/api/things') {
  return service.app.inject({ url, headers })
}

test('lets shared caches keep a public read for a second and gives it a tag', async () => {
  const { headers, statusCode } = await read()
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
})

test('lets no cache keep what a lane answers', async () => {
  const { headers, statusCode } = await read({
    baggage: `stampa-lane=lane~catalog.127.0.0.1.1~1~a`,
  })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('x-accel-expires')
  expect((await read({ baggage: 'user=1' })).headers['cache-control']).toContain('s-maxage=1')
})

test('lets nginx keep a response until the end of the second of its request', async () => {
  const before = Math.floor(Date.now() / 1000)
  const { headers } = await read()
  const kept = Number(String(headers['x-accel-expires']).slice(1))
  expect(headers['x-accel-expires']).toMatch(/^@\d+$/)
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
})

test.each<[string, (etag: string) => string]>([
  ['the tag', etag => etag],
  ['a list of tags', etag => `"other", ${etag}`],
  ['the tag of a compressed answer', etag => `W/${etag}`],
  ['an asterisk', () => '*'],
])('answers 304 without a body when If-None-Match holds %s', async (_name, ifNoneMatch) => {
  const { etag } = (await read()).headers
  const second = await read({ 'if-none-match': ifNoneMatch(String(etag)) })
  expect(second.statusCode).toBe(304)
  expect(second.body).toBe('')
  expect(second.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=0, s-maxage=1' })
})

test('sends the whole response after a change', async () => {
  const { etag } = (await read()).headers
  await service.db('things').insert({ name: 'καπέλο' })
  const second = await read({ 'if-none-match': String(etag) })
  expect(second.statusCode).toBe(200)
  expect(second.json()).toHaveLength(2)
})

test('compresses a long response under a weak tag that matches later', async () => {
  const things = Array.from({ length: 40 }, (_, index) => ({ name: `κούπα ${index}` }))
  await service.db('things').insert(things)
  const plain = await read()
  const { headers, rawPayload } = await read({ 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(rawPayload.length),
    vary: 'accept-encoding',
    etag: `W/${plain.headers.etag}`,
  })
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
  const zipped = await read({ 'accept-encoding': 'gzip' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  const again = await read({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('lets no cache keep an error', async () => {
  const { statusCode, headers } = await read({}, '/api/things?limit=0')
  expect(statusCode).toBe(400)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
})

const html = '<p>Καλημέρα</p>'.repeat(100)

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd, br;q=0', undefined],
  [undefined, undefined],
])('answers "%s" with %s', (accepted, encoding) => {
  expect(chooseEncoding(html, accepted)).toBe(encoding)
})

test('leaves alone what is small already', () => {
  expect(chooseEncoding('[]', 'br')).toBeUndefined()
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses with %s', async (encoding, decompress) => {
  const compressed = await compress(html, encoding)
  expect(compressed.length).toBeLessThan(Buffer.byteLength(html))
  expect(decompress(compressed).toString()).toBe(html)
})
