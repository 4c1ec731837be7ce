import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway, writeFiles } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway({ signInPerMinute: 12 })
  await writeFiles(gateway.releasesDir, { 'storefront/1.0.0/remote.js': 'js' })
  for (const page of gateway.pages) {
    page.answer = ({ url }, response) => {
      response.writeHead(url === '/missing' ? 404 : 200, {
        'content-type': 'text/html',
        // The gateway replaces a page server's value of these headers.
        'content-security-policy': "default-src *; script-src 'unsafe-eval'",
        'x-powered-by': 'a page server',
        'x-request-id': 'of its own',
        ...(url === '/styled' && { 'style-hashes': "'sha256-AAAA='" }),
      })
      response.end('<!doctype html>')
    }
  }
  gateway.catalog.answer = (_, response) => response.writeHead(200).end('[]')
})

afterAll(() => gateway.stop())

const pagePolicy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default server-page; report-uri /reports/csp"
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`

test("a page's policy allows the inline styles that the page server has hashed", async () => {
  const { headers } = await gateway.ask('/styled')
  expect(headers['content-security-policy']).toBe(
    pagePolicy.replace('img-src', "style-src 'self' 'sha256-AAAA='; img-src"),
  )
  expect(headers).not.toHaveProperty('style-hashes')
  // The hashes of one page are not allowed on another.
  expect((await gateway.ask('/')).headers['content-security-policy']).toBe(pagePolicy)
})

test.each([
  ['a page', get('/'), 200, pagePolicy],
  ['a missing page', get('/missing'), 404, pagePolicy],
  ['a script', get('/mfe/storefront/1.0.0/remote.js'), 200, pagePolicy],
  ['a missing script', get('/mfe/storefront/1.0.0/none.js'), 404, pagePolicy],
  ['a missing image', get('/media/catalog/none.webp'), 404, dataPolicy],
  ['data', get('/api/products'), 200, dataPolicy],
  ['an unknown interface', get('/api/unknown'), 404, dataPolicy],
  [
    'a body too large',
    'POST /api/auth/login HTTP/1.1\r\nHost: site\r\nContent-Length: 99999\r\nConnection: close\r\n\r\n',
    413,
    dataPolicy,
  ],
  ['the health of the gateway', get('/healthz'), 200, pagePolicy],
  ['a path out of bounds', get('/../x'), 400, pagePolicy],
  ['an address too long', get(`/${'x'.repeat(9000)}`), 414, pagePolicy],
  ['what is no request', 'HELLO\r\n\r\n', 400, pagePolicy],
  [
    'a forbidden method',
    'TRACE / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n',
    405,
    pagePolicy,
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, pagePolicy],
])('%s has every security header once', async (_, request, status, policy) => {
  const answer = await gateway.raw(request)
  expect(answer.split(' ')[1]).toBe(String(status))
  const head = answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n')
  const values = (name: string) =>
    head.filter(line => line.startsWith(`${name}: `)).map(line => line.slice(name.length + 2))
  expect(values('Content-Security-Policy')).toEqual([policy])
  expect(values('X-Content-Type-Options')).toEqual(['nosniff'])
  expect(values('Referrer-Policy')).toEqual(['strict-origin-when-cross-origin'])
  expect(values('Permissions-Policy')).toHaveLength(1)
  expect(values('Cross-Origin-Opener-Policy')).toEqual(['same-origin'])
  expect(values('Cross-Origin-Resource-Policy')).toEqual(['same-origin'])
  expect(values('X-Request-Id')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  // Only with TLS: after HSTS over http a browser would refuse the site for a year.
  expect(values('Strict-Transport-Security')).toEqual([])
  expect(values('Server')).toEqual(['nginx'])
  expect(values('X-Powered-By')).toEqual([])
  expect(values('Cache-Control').length).toBeLessThanOrEqual(1)
})

test.each([
  ['/offer/K7x', 'same-origin'],
  ['/Design-Order/K7x', 'same-origin'],
  ['/api/order-status/K7x', 'same-origin'],
  ['/api/design-studio/proofs/K7x/answer', 'same-origin'],
  ['/%6Fffer/K7x', 'same-origin'],
  ['/test-your-idea?view&draft=K7x', 'same-origin'],
  ['/test-your-idea', 'strict-origin-when-cross-origin'],
  ['/offers/new?overdraft=1', 'strict-origin-when-cross-origin'],
])('%s has the referrer policy %s', async (path, policy) => {
  expect((await gateway.ask(path)).headers['referrer-policy']).toBe(policy)
})

test('sends HSTS behind a TLS proxy', async () => {
  const secure = await startGateway({}, { publicScheme: 'https' })
  try {
    const { headers } = await secure.ask('/healthz')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.ask('/')
    const [seen] = secure.pages.flatMap(page => page.seen)
    expect(seen?.headers['x-forwarded-proto']).toBe('https')
  } finally {
    await secure.stop()
  }
})
