import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
let open: Gateway

beforeAll(async () => {
  const options = {
    allowedHosts: 'shop.lan, 192.168.1.5',
    publicOrigin: 'https://Shop.example:8443',
  }
  gateway = await startGateway({}, options)
  open = await startGateway({}, { allowedHosts: '*' })
  for (const upstream of [...gateway.pages, gateway.catalog, ...open.pages]) {
    upstream.answer = ({ headers }, response) => {
      response.setHeader('cache-control', 's-maxage=60').end(`${headers.host}`)
    }
  }
})

beforeEach(() => {
  for (const page of gateway.pages) page.seen.length = 0
})

afterAll(() => Promise.all([gateway.stop(), open.stop()]))

test.each([
  ['shop.example', 200],
  ['SHOP.example:8443', 200],
  ['shop.lan', 200],
  ['192.168.1.5:8080', 200],
  ['localhost:8080', 200],
  ['127.0.0.1', 200],
  ['[::1]:8080', 200],
  ['evil.example', 421],
  ['https', 421],
  ['8443', 421],
  ['shop', 421],
  ['lan', 421],
  ['example', 421],
  ['168.1.5', 421],
  ['notshop.lan', 421],
  ['shop.lan.evil.example', 421],
  ['[::2]', 421],
  ['*', 400],
  ['a:b:c', 400],
  ['shop.lan:x', 400],
])('answers the host %s with %i', async (host, status) => {
  for (const path of ['/', '/api/products']) {
    const answer = await gateway.ask(path, { headers: { host } })
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.text).toBe(host.toLowerCase())
  }
})

test('names the setting to the visitor of a host that is not allowed', async () => {
  const answer = await gateway.ask('/', { headers: { host: 'evil.example' } })
  expect(answer.text).toBe('421 Misdirected Request\nThis host name is not in ALLOWED_HOSTS.\n')
  expect(gateway.pages.flatMap(({ seen }) => seen)).toEqual([])
})

test('answers to any host name where the setting says so, but only to names', async () => {
  expect((await open.ask('/', { headers: { host: 'any.example' } })).text).toBe('any.example')
  expect((await open.ask('/', { headers: { host: 'a:b:c' } })).status).toBe(400)
})

test('a request line cannot bring in another host than the one that was checked', async () => {
  const answer = await gateway.raw(
    'GET http://shop.lan/line HTTP/1.1\r\nHost: evil.example:81\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(gateway.pages.flatMap(({ seen }) => seen)).toMatchObject([
    { url: '/line', headers: { host: 'shop.lan:81', 'x-forwarded-host': 'shop.lan:81' } },
  ])
  const other = await gateway.raw(
    'GET http://evil.example/line HTTP/1.1\r\nHost: shop.lan\r\nConnection: close\r\n\r\n',
  )
  expect(other).toMatch(/^HTTP\/1\.1 421 /)
})

test.each(['/healthz', '/readyz'])('answers %s by any name and without one', async path => {
  const answers = await Promise.all([
    gateway.raw(`GET ${path} HTTP/1.1\r\nHost: 10.0.0.7:8080\r\nConnection: close\r\n\r\n`),
    gateway.raw(`GET ${path} HTTP/1.0\r\n\r\n`),
  ])
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(await gateway.raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /)
})

test('spellings of a host name share one cached copy', async () => {
  for (const host of ['shop.lan', 'Shop.lan', 'SHOP.LAN']) {
    await gateway.ask('/spelled', { headers: { host } })
  }
  expect(gateway.pages.flatMap(({ seen }) => seen)).toHaveLength(1)
})
