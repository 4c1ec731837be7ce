import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
  for (const page of gateway.pages) {
    page.answer = ({ url = '' }, response) => {
      const moved = { '/old': '/new', '/old?page=2': '/new?page=2', '/blog?cursor=bad': '/blog' }[
        url
      ]
      if (moved) response.writeHead(url.startsWith('/old') ? 301 : 302, { location: moved }).end()
      else response.setHeader('cache-control', 's-maxage=60').end('page')
    }
  }
})

beforeEach(() => {
  for (const page of gateway.pages) page.seen.length = 0
})

afterAll(() => gateway.stop())

const seen = () => gateway.pages.flatMap(page => page.seen.map(({ url }) => url))

test('unknown parameters reach no page server and share the copy of the page', async () => {
  for (const query of [
    '',
    '?n=1',
    '?n=2',
    '?utm_source=mail&fbclid=x',
    '?qq=1&mypage=2',
    '?%71=1',
  ]) {
    expect((await gateway.ask(`/plain${query}`)).status).toBe(200)
  }
  expect(seen()).toEqual(['/plain'])
})

test('a token in the request does not bypass the copy of a page', async () => {
  for (const authorization of ['Bearer a', 'Bearer b']) {
    await gateway.ask('/signed', { headers: { authorization } })
  }
  expect(seen()).toEqual(['/signed'])
})

test.each([
  ['/search?q=%CE%BA%2Bb+c', '/search?q=%CE%BA%2Bb+c'],
  ['/products?n=1&page=2&n=2', '/products?page=2'],
  ['/products?page=3&lang=en', '/products?lang=en&page=3'],
  ['/blog?lang=de&cursor=a-b_c', '/blog?cursor=a-b_c'],
  ['/custom-order?product=1&q=2&page=4&cursor=5', '/custom-order?cursor=5&page=4&product=1&q=2'],
  ['/products?page=&q=', '/products'],
  ['/our-works?page=1e9&', '/our-works?page=1e9'],
  ['/a//b/%2e%2e/%D0%B1?x', '/a//b/%2e%2e/%D0%B1'],
])('%s is forwarded as %s', async (path, forwarded) => {
  await gateway.ask(path)
  await gateway.ask(path)
  expect(seen()).toEqual([forwarded])
})

test.each([
  ['/old?utm_source=mail', 301, '/new?utm_source=mail'],
  ['/old?gclid=1&page=2', 301, '/new?gclid=1&page=2'],
  ['/old', 301, '/new'],
  ['/blog?cursor=bad&utm_source=mail', 302, '/blog'],
])('%s is answered %i with the target %s', async (path, status, location) => {
  const answer = await gateway.ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.location).toBe(location)
})
