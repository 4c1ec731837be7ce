import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedAddressLimits } from '../src/config.ts'
import { type AskOptions, type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
let answered = 0

beforeAll(async () => {
  gateway = await startGateway(sharedAddressLimits)
})

beforeEach(() => {
  for (const upstream of upstreams()) upstream.seen.length = 0
})

afterAll(() => gateway.stop())

function upstreams() {
  return [...gateway.pages, gateway.catalog]
}

function answerWith(cacheControl: string, more: Record<string, string> = {}, delay = 0): void {
  const listener: RequestListener = (request, response) => {
    const encoding = request.headers['accept-encoding'] ?? 'plain'
    response.setHeaders(new Map(Object.entries({ 'cache-control': cacheControl, ...more })))
    setTimeout(() => response.end(`${encoding} ${++answered}`), delay)
  }
  for (const upstream of upstreams()) upstream.answer = listener
}

const fetched = () => upstreams().reduce((sum, { seen }) => sum + seen.length, 0)

/** Sends two requests in a row and returns whether the second was answered from the cache. */
async function isShared(path: string, first: AskOptions = {}, second = first): Promise<boolean> {
  const before = await gateway.ask(path, first)
  const after = await gateway.ask(path, second)
  const hit = after.headers['cache-status'] === 'gateway; hit'
  expect(before.text === after.text).toBe(hit)
  return hit
}

test('caches a page for its max-age', async () => {
  answerWith('public, max-age=0, s-maxage=60')
  expect(await isShared('/kept')).toBe(true)
  expect(fetched()).toBe(1)
})

test('caches a public read of a service', async () => {
  answerWith('public, max-age=0, s-maxage=60')
  expect(await isShared('/api/products')).toBe(true)
})

test('answers 304 from the cache to a browser that has the page, with the policy of its styles', async () => {
  answerWith('public, max-age=0, s-maxage=60', {
    etag: 'W/"1"',
    'style-hashes': "'sha256-styles'",
  })
  expect((await gateway.ask('/tagged-hit')).headers.etag).toBe('W/"1"')
  for (const path of ['/tagged-hit', '/tagged-new']) {
    const answer = await gateway.ask(path, { headers: { 'if-none-match': 'W/"1"' } })
    expect(answer.status).toBe(304)
    expect(answer.text).toBe('')
    expect(answer.headers['content-security-policy']).toContain("'sha256-styles'")
  }
  const changed = await gateway.ask('/tagged-hit', { headers: { 'if-none-match': 'W/"0"' } })
  expect(changed.status).toBe(200)
})

test.each([
  ['no-store', {}],
  ['private, max-age=60', {}],
  ['', {}],
  ['s-maxage=60', { 'set-cookie': 'a=b' }],
])("does not cache a response with Cache-Control '%s' %o", async (cacheControl, more) => {
  answerWith(cacheControl, more)
  expect(await isShared(`/not-kept-${cacheControl}-${Object.keys(more)}`.replaceAll(' ', ''))).toBe(
    false,
  )
})

test.each([
  ['/api/products?cursor=a', '/api/products?cursor=b'],
  ['/products', '/products?page=2'],
  ['/products', '/products?lang=en'],
  ['/api/products', '/api/products?lang=en'],
])('%s and %s have two cache keys', async (one, other) => {
  answerWith('s-maxage=60')
  const answers = [await gateway.ask(one), await gateway.ask(other)]
  expect(answers[0]?.text).not.toBe(answers[1]?.text)
})

test('two hosts have two cache keys, since a page contains its own address', async () => {
  answerWith('s-maxage=60')
  const [one, other] = ['one.example', 'one.example:81'].map(host => ({ headers: { host } }))
  expect(await isShared('/host', one, other)).toBe(false)
})

test('spellings of Accept-Encoding share one copy per encoding', async () => {
  answerWith('s-maxage=60', { vary: 'Accept-Encoding' })
  const ask = async (accept: string) => {
    return (await gateway.ask('/encoded', { headers: { 'accept-encoding': accept } })).text
  }
  const brotli = await ask('gzip, deflate, br')
  expect(brotli).toMatch(/^br /)
  expect(await ask('br;q=1.0, gzip;q=0.5, zstd')).toBe(brotli)
  const gzip = await ask('gzip')
  expect(gzip).toMatch(/^gzip /)
  expect(await ask('deflate, gzip')).toBe(gzip)
  expect(await ask('identity')).toMatch(/^plain /)
  expect(fetched()).toBe(3)
})

test('a request with a token neither reads nor fills the cache', async () => {
  answerWith('s-maxage=60')
  const token = { headers: { authorization: '0' } }
  expect(await isShared('/api/products?of=public', {}, token)).toBe(false)
  expect(await isShared('/api/products?of=token', token, {})).toBe(false)
  expect((await gateway.ask('/api/products?of=token', token)).headers['cache-status']).toBe(
    'gateway; fwd=bypass',
  )
})

test('only GET and HEAD are answered from the cache', async () => {
  answerWith('s-maxage=60')
  expect(await isShared('/api/products?m=1', { method: 'POST' })).toBe(false)
  expect((await gateway.ask('/api/products?m=2')).status).toBe(200)
  const head = await gateway.ask('/api/products?m=2', { method: 'HEAD' })
  expect(head.headers['cache-status']).toBe('gateway; hit')
  expect(head.text).toBe('')
})

test('simultaneous requests for one address reach the page server a few times only', async () => {
  answerWith('s-maxage=60', {}, 30)
  const answers = await Promise.all(Array.from({ length: 30 }, () => gateway.ask('/crowd')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(fetched()).toBeLessThan(15)
})

test('a max-age that ends with the current second does not last a whole second', async () => {
  let value = 0
  for (const upstream of upstreams()) {
    upstream.answer = (_, response) => {
      response.setHeader('cache-control', 's-maxage=1')
      response.setHeader('x-accel-expires', `@${Math.floor(Date.now() / 1000)}`).end(`${value}`)
    }
  }
  const statuses = new Set<unknown>()
  for (let change = 1; change <= 3; change++) {
    await gateway.ask('/api/products?fresh')
    value = change
    const changedAt = Date.now()
    // Responses cached before the change are older than the second after it.
    while (Math.floor(Date.now() / 1000) === Math.floor(changedAt / 1000)) {
      statuses.add((await gateway.ask('/api/products?fresh')).headers['cache-status'])
    }
    const { text, headers } = await gateway.ask('/api/products?fresh')
    expect(text).toBe(`${change}`)
    expect(headers).not.toHaveProperty('x-accel-expires')
  }
  expect(statuses).toContain('gateway; hit')
})

test('one request refreshes an expired response while the others get the old one', async () => {
  answerWith('s-maxage=1, stale-while-revalidate=1')
  const { text: old } = await gateway.ask('/aging')
  const gate = Promise.withResolvers<void>()
  for (const upstream of upstreams()) {
    upstream.seen.length = 0
    upstream.answer = async (_, response) => {
      await gate.promise
      response.setHeader('cache-control', 's-maxage=60').end('new')
    }
  }
  // Until it expires every response comes from the cache; the first request after that waits at the page server.
  const first: Promise<string>[] = []
  await expect
    .poll(() => {
      first.push(gateway.ask('/aging').then(({ text }) => text))
      return fetched()
    })
    .toBe(1)
  const others = await Promise.all(Array.from({ length: 10 }, () => gateway.ask('/aging')))
  for (const { text, headers } of others) {
    expect(text).toBe(old)
    expect(headers['cache-status']).toBe('gateway; hit; detail=updating')
  }
  expect(fetched()).toBe(1)
  gate.resolve()
  expect((await Promise.all(first)).filter(text => text === 'new')).toHaveLength(1)
  expect((await gateway.ask('/aging')).text).toBe('new')
})

test('a single visitor never gets an expired response', async () => {
  answerWith('s-maxage=1, stale-while-revalidate=60')
  const { text: first } = await gateway.ask('/expiring')
  const answers: (string | undefined)[] = []
  await expect
    .poll(async () => {
      const { text, headers } = await gateway.ask('/expiring')
      answers.push(headers['cache-status']?.toString())
      return text
    })
    .not.toBe(first)
  expect(answers.at(-1)).toBe('gateway; fwd=miss')
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['gateway; hit']))
})

test('serves an expired response when the page server fails', async () => {
  answerWith('s-maxage=1')
  const { text } = await gateway.ask('/outage')
  await Promise.all(upstreams().map(upstream => upstream.stop()))
  try {
    await expect
      .poll(() => gateway.ask('/outage').then(answer => answer.headers['cache-status']))
      .toBe('gateway; hit; detail=stale')
    expect((await gateway.ask('/outage')).text).toBe(text)
  } finally {
    await Promise.all(upstreams().map(upstream => upstream.start()))
  }
})
