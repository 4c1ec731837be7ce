import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gatewayServices } from '../src/config.ts'
import { type Gateway, startGateway, type Upstream } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
  for (const upstream of all()) {
    upstream.answer = (_, response) => response.writeHead(200).end(nameOf(upstream))
  }
})

beforeEach(() => {
  for (const upstream of all()) upstream.seen.length = 0
})

afterAll(() => gateway.stop())

function all(): Upstream[] {
  return [...gateway.pages, ...gatewayServices.map(name => gateway[name])]
}

function nameOf(upstream: Upstream): string {
  return gatewayServices.find(name => gateway[name] === upstream) ?? 'pages'
}

test.each([
  ['/api/auth/login', 'identity'],
  ['/api/auth/user', 'identity'],
  ['/api/products', 'catalog'],
  ['/api/products/all?limit=5', 'catalog'],
  ['/api/categories/with-products', 'catalog'],
  ['/api/banner', 'catalog'],
  ['/api/events', 'catalog'],
  ['/api/testimonials', 'catalog'],
  ['/api/blog/recent', 'catalog'],
  ['/api/faq', 'catalog'],
  ['/api/about', 'catalog'],
  ['/api/our-work', 'catalog'],
  ['/api/products/import', 'catalog'],
  ['/api/products/important', 'catalog'],
  ['/api/customers', 'catalog'],
  ['/api/search?q=mug', 'catalog'],
  ['/api/banner/admin?sort=title', 'catalog'],
  ['/api/company/settings', 'catalog'],
  ['/sitemap.xml?part=posts', 'catalog'],
  ['/robots.txt', 'catalog'],
  ['/sitemap', 'pages'],
  ['/api/custom-order', 'orders'],
  ['/api/contact', 'orders'],
  ['/api/sku', 'orders'],
  ['/api/offers', 'orders'],
  ['/api/order-status/token', 'orders'],
  ['/api/offer-link/token', 'orders'],
  ['/api/clients', 'orders'],
  ['/api/jobs', 'orders'],
  ['/api/design-studio/products?activeOnly=true', 'studio'],
  ['/api/design-studio/orders/submit', 'studio'],
  ['/api/analytics/summary?startDate=2026-11-01', 'analytics'],
  ['/', 'pages'],
  ['/products/category/1', 'pages'],
  ['/admin', 'pages'],
  ['/apiary', 'pages'],
  ['/api', 'pages'],
])('%s goes to %s', async (path, name) => {
  expect(await gateway.ask(path)).toMatchObject({ status: 200, text: name })
  expect(all().flatMap(upstream => upstream.seen.map(({ url }) => url))).toEqual([path])
})

test.each(['/api/', '/api/unknown', '/api/productsx', '/api/banners', '/api/authority'])(
  '%s belongs to no service',
  async path => {
    const answer = await gateway.ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(answer.text)).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not_found',
      detail: 'There is no such interface.',
      message: 'There is no such interface.',
    })
    expect(all().flatMap(upstream => upstream.seen)).toEqual([])
  },
)

test("replaces the client's X-Forwarded headers", async () => {
  const answer = await gateway.ask('/api/products', {
    headers: {
      host: 'shop.example:8080',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-request-id': 'chosen by the visitor',
      forwarded: 'for=203.0.113.9',
      'accept-encoding': 'zstd, gzip;q=0.9, deflate',
    },
  })
  const seen = gateway.catalog.seen[0]?.headers
  expect(seen).toMatchObject({
    host: 'shop.example:8080',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example:8080',
    'x-forwarded-proto': 'http',
    'accept-encoding': 'gzip',
  })
  expect(seen?.forwarded).toBeUndefined()
  expect(seen?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  expect(answer.headers['x-request-id']).toBe(seen?.['x-request-id'])
})

test.each([
  ['shop.example', 200],
  ['Shop.Example:8080', 200],
  ['[::1]:8080', 200],
  ['a"><script>', 400],
  ["a'b", 400],
  ['a;b', 400],
  ['evil.example@shop.example', 400],
])('answers the Host header %s with %i', async (host, status) => {
  expect((await gateway.ask('/api/products', { headers: { host } })).status).toBe(status)
  expect(gateway.catalog.seen).toHaveLength(status === 200 ? 1 : 0)
})

test('forwards the token to the service', async () => {
  await gateway.ask('/api/auth/user', { headers: { authorization: 'Bearer abc' } })
  expect(gateway.identity.seen[0]?.headers.authorization).toBe('Bearer abc')
})

test.each(['/api/auth/login', '/api/auth/login/passkey'])(
  'passes the cookie of a known browser to the sign-in %s and back, and to no other call',
  async path => {
    const cookie = 'lang=en; __Host-device=0123456789abcdefghij_-'
    const { answer } = gateway.identity
    gateway.identity.answer = (_, response) => response.setHeader('set-cookie', 'device=x').end()
    const signIn = await gateway.ask(path, { method: 'POST', headers: { cookie } })
    gateway.identity.answer = answer
    expect(signIn.headers['set-cookie']).toEqual(['device=x'])
    await gateway.ask('/api/auth/user', { headers: { cookie } })
    expect(gateway.identity.seen.map(({ headers }) => headers.cookie)).toEqual([cookie, 'lang=en'])
  },
)

test('keeps connections to a service open', async () => {
  const sockets = new Set<number | undefined>()
  gateway.identity.answer = (request, response) => {
    sockets.add(request.socket.remotePort)
    response.writeHead(200).end('identity')
  }
  for (let count = 0; count < 5; count++) await gateway.ask('/api/auth/user')
  expect(sockets.size).toBe(1)
})

test.each(['/metrics', '/metrics?x', '//metrics', '/%6Detrics', '/api/../metrics'])(
  'does not publish the metrics of a process or its own as %s',
  async path => {
    expect((await gateway.ask(path)).status).toBe(404)
    expect(all().flatMap(({ seen }) => seen)).toEqual([])
  },
)

test('counts its connections for Prometheus', async () => {
  const { status, text } = await gateway.askMetrics()
  expect(status).toBe(200)
  expect(text).toMatch(/^stampa_gateway_connections\{state="active"\} [1-9]/m)
})

test('other processes reach a service by its internal address and keep their request id', async () => {
  const answer = await gateway.askInternally('/readyz', { headers: { 'x-request-id': 'kept' } })
  expect(answer).toMatchObject({ status: 200, text: 'catalog' })
  expect(gateway.catalog.seen[0]).toMatchObject({
    url: '/readyz',
    headers: { 'x-request-id': 'kept' },
  })
})

test('logs contain no query, client address or user agent, also for failures', async () => {
  await gateway.catalog.stop()
  const headers = { 'user-agent': 'curious/1.0', 'x-forwarded-for': '203.0.113.9' }
  await gateway.ask('/api/products?secret=1', { headers })
  await gateway.catalog.start()
  await gateway.ask('/products?secret=1', { headers })
  await expect.poll(() => gateway.log()).toContain('"path":"/products"')
  const log = await gateway.log()
  expect(log + gateway.errors()).not.toMatch(/secret|curious|203\.0|client\b/)
  const lines = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  for (const line of lines) {
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: expect.any(String),
      status: expect.any(Number),
      seconds: expect.any(Number),
    })
  }
  expect(lines).toContainEqual(
    // Retried: no instance has received the request.
    expect.objectContaining({ path: '/api/products', upstreamStatus: '502 : 502', status: 502 }),
  )
})

test('the log has no token of an order, an offer, a design order or shared statistics', async () => {
  const paths = [
    '/api/order-status/secret',
    '/api/offer-link/secret/pdf',
    '/analytics/share/secret',
    '/Design-Order/secret?lang=en',
    '/api/jobs/calendar/secret',
    '/api/design-studio/proofs/secret/answer',
    '/api/design-studio/files/proof/1/secret',
    '//offer/secret',
    '/products/../offer/secret',
    '/%6Fffer/secret',
    '/api/order%2Dstatus/secret',
    '/offer/secret',
  ]
  for (const path of paths) await gateway.ask(path)
  await expect.poll(() => gateway.log()).toContain('"path":"/offer/…"')
  const log = await gateway.log()
  expect(log).toContain('"path":"/api/order-status/…"')
  expect(log).toContain('"path":"/analytics/share/…"')
  expect(log).toContain('"path":"/design-order/…"')
  expect(log).toContain('"path":"/api/design-studio/proofs/…"')
  expect(log).not.toContain('secret')
})
