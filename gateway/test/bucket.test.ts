import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway, startUpstream, type Upstream, writeFiles } from './harness.ts'

let bucket: Upstream
let gateway: Gateway

beforeAll(async () => {
  bucket = await startUpstream()
  gateway = await startGateway({}, { mediaBucket: `http://${bucket.address}/stampa/shop/public` })
  await writeFiles(gateway.mediaDir, { 'catalog/0a1b/320.webp': 'on disk' })
})

afterAll(async () => {
  await gateway.stop()
  await bucket.stop()
})

beforeEach(() => {
  bucket.seen.length = 0
  bucket.answer = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': 'block-all-mixed-content',
        'set-cookie': 'a=b',
        'x-amz-request-id': '1',
        etag: '"1"',
      })
      .end('in the bucket')
})

test('serves images from the bucket like images from the disk', async () => {
  const onDisk = await gateway.ask('/media/catalog/0a1b/320.webp')
  expect(onDisk).toMatchObject({ status: 200, text: 'on disk' })
  expect(bucket.seen).toEqual([])

  const answer = await gateway.ask('/media/catalog/0c2d/320.webp')
  expect(answer).toMatchObject({ status: 200, text: 'in the bucket' })
  // Headers that differ between responses, and headers of files on a disk.
  const own = ['accept-ranges', 'content-length', 'date', 'etag', 'last-modified', 'x-request-id']
  const common = Object.entries(onDisk.headers).filter(([name]) => !own.includes(name))
  expect(answer.headers).toMatchObject({
    ...Object.fromEntries(common),
    'cache-status': 'gateway; fwd=miss',
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['x-amz-request-id']).toBeUndefined()
})

test('sends the bucket no header of the visitor', async () => {
  await gateway.ask('/media/catalog/0c2d/640.webp?width=3', {
    headers: { cookie: 'session=secret', authorization: 'Bearer secret', referer: 'http://x/' },
  })
  expect(bucket.seen).toMatchObject([
    { method: 'GET', url: '/stampa/shop/public/catalog/0c2d/640.webp' },
  ])
  expect(bucket.seen[0]?.headers).toEqual({ host: bucket.address })
})

test('requests an image from the bucket once', async () => {
  for (let visit = 0; visit < 3; visit++) await gateway.ask(`/media/catalog/0c2d/960.webp?${visit}`)
  expect(bucket.seen).toHaveLength(1)
})

test.each([
  [404, 404],
  [403, 404],
  [500, 500],
  [503, 503],
])("answers the bucket's %i with %i in plain text", async (stored, status) => {
  bucket.answer = (_request, response) => response.writeHead(stored).end('<Error/>')
  const answer = await gateway.ask(`/media/catalog/0c2d/${stored}.webp`)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(new RegExp(`^${status} [A-Z][A-Za-z ]+\n$`))
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  '/media/catalog/.original/320.webp',
  '/media/catalog/0c2d/.original.png',
  '/media/../private/catalog/0c2d/.original.png',
  '/media/%2e%2e/private/x',
  '/media/catalog//..%2f..%2fprivate/x',
])('does not request %s', async path => {
  const answer = await gateway.raw(
    `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /)
  expect(bucket.seen.map(({ url }) => url)).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE'])('%s does not reach the bucket', async method => {
  expect((await gateway.ask('/media/catalog/0c2d/1.webp', { method })).status).toBe(405)
  expect(bucket.seen).toEqual([])
})

test('answers with a short text while the bucket is unreachable', async () => {
  await bucket.stop()
  const answer = await gateway.ask('/media/catalog/0c2d/2.webp')
  expect(answer).toMatchObject({ status: 502, text: '502 Bad Gateway\n' })
  await bucket.start()
})
