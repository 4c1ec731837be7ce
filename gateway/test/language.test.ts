import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
  for (const upstream of [...gateway.pages, gateway.catalog]) {
    upstream.answer = (request, response) => {
      response.setHeader('cache-control', 'public, max-age=0, s-maxage=60')
      response.end(`${request.url} for "${request.headers.cookie ?? ''}"`)
    }
  }
})

beforeEach(() => {
  for (const upstream of [...gateway.pages, gateway.catalog]) upstream.seen.length = 0
})

afterAll(() => gateway.stop())

const ask = (path: string, cookie?: string) =>
  gateway.ask(path, cookie === undefined ? {} : { headers: { cookie } })

test.each([
  [undefined, ''],
  ['lang=en', 'lang=en'],
  ['lang=el', 'lang=el'],
  ['a=b; lang=en; analytics_session_id=1', 'lang=en'],
  ['lang=de', ''],
  ['lang=en-GB', ''],
  ['lang="en"', ''],
  ['LANG=xx', ''],
  ['session=secret', ''],
  ['lang=el; lang=en', 'lang=el'],
  ['lang=el; __Host-lang=en', 'lang=en'],
  ['__Host-lang=de; lang=el', 'lang=el'],
  ['x__Host-lang=en', ''],
])('with the cookies %s a page server sees "%s"', async (cookie, seen) => {
  expect((await ask(`/of-${encodeURIComponent(cookie ?? 'none')}`, cookie)).text).toMatch(
    new RegExp(`for "${seen}"$`),
  )
})

test('a page is cached once per language', async () => {
  const cookies = [undefined, 'lang=el', 'lang=en', 'lang=fr', 'other=1', 'lang=en; other=2']
  const first = []
  for (const cookie of cookies) first.push((await ask('/kept', cookie)).text)
  const again = await Promise.all(cookies.map(cookie => ask('/kept', cookie)))
  expect(again.map(({ text }) => text)).toEqual(first)
  expect(first.map(text => /"(.*)"/.exec(text)?.[1])).toEqual([
    '',
    'lang=el',
    'lang=en',
    '',
    '',
    'lang=en',
  ])
  expect(gateway.pages.flatMap(({ seen }) => seen)).toHaveLength(3)
})

test.each(['el', 'en'])('an address that asks for %s is the choice of it, for a year', async to => {
  const choice = `lang=${to}; Path=/; Max-Age=31536000; SameSite=Lax`
  for (const path of [`/?lang=${to}`, `/products?page=2&lang=${to}`]) {
    const [fetched, kept] = [await ask(path), await ask(path)]
    expect(fetched.headers['set-cookie']).toEqual([choice])
    expect(kept.headers['set-cookie']).toEqual([choice])
    expect(kept.headers['cache-status']).toBe('gateway; hit')
  }
})

test('with TLS the choice is sent with TLS only, and no other site of the domain can set it', async () => {
  const secure = await startGateway({}, { publicScheme: 'https' })
  try {
    const { headers } = await secure.ask('/products?lang=en')
    expect(headers['set-cookie']).toEqual([
      '__Host-lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    expect((await secure.ask('/api/products?lang=en')).headers['set-cookie']).toBeUndefined()
  } finally {
    await secure.stop()
  }
})

test.each([
  '/',
  '/?lang=',
  '/?lang=de',
  '/?lang=en%0d%0aX: y',
  '/?slang=en',
  '/api/products?lang=en',
  '/media/x.webp?lang=en',
])('%s sets no language', async path => {
  expect((await ask(path.replaceAll(' ', '%20'))).headers['set-cookie']).toBeUndefined()
})
