import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway, writeFiles } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
  await writeFiles(gateway.releasesDir, {
    'metadata/1.root.json': '{}',
    'document.html': '<!doctype html>',
    'storefront/1.0.0/remote.js': 'plain js',
    'storefront/1.0.0/remote.js.br': 'brotli js',
    'storefront/1.0.0/remote.js.gz': 'gzip js',
    'storefront/1.0.0/page.css': 'plain css',
    'storefront/1.0.0/release.json': '{}',
    'storefront/1.0.0/text.woff2': 'font',
    'storefront/1.0.0/mark.svg': '<svg/>',
    'storefront/1.0.0/notes.txt': 'text',
    'storefront/1.0.0/.draft.js': 'hidden',
    'storefront/1.0.0/chunks/.draft/a.js': 'hidden',
    'storefront/1.0.0/server/remote.cjs': 'secret',
    'storefront/1.0.0/Server/remote.cjs': 'secret',
    'storefront/1.0.0/chunks/server/page.js': 'not the server folder',
  })
  await writeFiles(gateway.mediaDir, {
    'catalog/0a1b/320.webp': 'webp',
    'catalog/0a1b/320.avif': 'avif',
    'catalog/0a1b/original.svg': '<svg/>',
    'catalog/.incoming/320.webp': 'half written',
  })
})

afterAll(() => gateway.stop())

const release = '/mfe/storefront/1.0.0'

test.each([
  [undefined, 'plain js', undefined],
  ['identity', 'plain js', undefined],
  ['gzip', 'gzip js', 'gzip'],
  ['br', 'brotli js', 'br'],
  ['gzip, deflate, br, zstd', 'brotli js', 'br'],
  ['GZIP;q=1.0, BR;q=0.1', 'brotli js', 'br'],
  ['br;q=0, gzip', 'gzip js', 'gzip'],
  ['gzip;q=0.000, br;q=0', 'plain js', undefined],
  ['brotli, gzipped', 'plain js', undefined],
])('Accept-Encoding %s gets %s', async (accept, body, encoding) => {
  const answer = await gateway.ask(`${release}/remote.js`, {
    headers: accept ? { 'accept-encoding': accept } : {},
  })
  expect(answer).toMatchObject({ status: 200, text: body })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.vary).toBe('Accept-Encoding')
})

test('serves a file without compressed copies', async () => {
  const answer = await gateway.ask(`${release}/page.css`, { headers: { 'accept-encoding': 'br' } })
  expect(answer).toMatchObject({ status: 200, text: 'plain css' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
})

test.each([
  ['release.json', 'application/json'],
  ['text.woff2', 'font/woff2'],
  ['mark.svg', 'image/svg+xml; charset=utf-8'],
  ['notes.txt', 'text/plain; charset=utf-8'],
  ['chunks/server/page.js', 'text/javascript; charset=utf-8'],
])('%s is %s', async (file, type) => {
  const answer = await gateway.ask(`${release}/${file}`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
})

test('serves a range of a file', async () => {
  const answer = await gateway.ask(`${release}/remote.js`, { headers: { range: 'bytes=0-4' } })
  expect(answer).toMatchObject({ status: 206, text: 'plain' })
})

test.each([
  '/mfe/metadata/1.root.json',
  '/mfe/document.html',
  '/mfe/',
  '/mfe/storefront/',
  `${release}/`,
  `${release}/chunks`,
  `${release}/missing.js`,
  `${release}/remote.js.br`,
  `${release}/remote.js.gz`,
  `${release}/.draft.js`,
  `${release}/chunks/.draft/a.js`,
  `${release}/server/remote.cjs`,
  `${release}/Server/remote.cjs`,
  `${release}/%73erver/remote.cjs`,
  `${release}//server/remote.cjs`,
  `${release}/chunks/../server/remote.cjs`,
  `${release}/chunks/%2e%2e/server/remote.cjs`,
  '/mfe/storefront/1.0.0/..%2f..%2fmetadata/1.root.json',
  '/mfe/%2e%2e/metadata/1.root.json',
  '/media/',
  '/media/catalog/0a1b/',
  '/media/catalog/.incoming/320.webp',
  '/media/catalog/%2eincoming/320.webp',
  '/media/catalog/missing/320.webp',
])('%s is not served', async path => {
  // The path is sent as written here; a browser would normalise it.
  const answer = await gateway.raw(
    `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
  expect(answer).toMatch(/\r\n\r\n(404 Not Found\n)?$/)
  expect(answer).not.toMatch(/secret|hidden|half written/)
})

test('answers a missing file with a short text that is not cached', async () => {
  const answer = await gateway.ask(`${release}/missing.js`)
  expect(answer).toMatchObject({ status: 404, text: '404 Not Found\n' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['POST', 'PUT', 'DELETE'])('%s changes no file', async method => {
  expect((await gateway.ask(`${release}/remote.js`, { method })).status).toBe(405)
})

test('an image is immutable and its policy allows nothing', async () => {
  const answer = await gateway.ask('/media/catalog/0a1b/320.avif')
  expect(answer).toMatchObject({ status: 200, text: 'avif' })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})
