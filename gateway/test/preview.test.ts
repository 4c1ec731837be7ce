import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
let answered = 0

/** Of the form of a token; only page servers can tell whether it counts. */
const token = (signature: string) => `storefront~1.0.1~1900000000~${signature.padEnd(86, 'A')}`

const ask = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  gateway.ask(path, { headers: { ...headers, ...(cookie && { cookie }) } })

const seen = () => gateway.pages.flatMap(page => page.seen)

async function start(...options: Parameters<typeof startGateway>): Promise<void> {
  gateway = await startGateway(...options)
  for (const page of gateway.pages) {
    page.answer = ({ headers }, response) => {
      response.setHeader('cache-control', 's-maxage=60')
      response.end(`${++answered} for "${headers.cookie ?? ''}"`)
    }
  }
}

beforeAll(() => start())
afterAll(() => gateway.stop())

test.each([
  [`preview=${token('a')}`, `preview=${token('a')};`],
  [`a=b; preview=${token('a')}; lang=en`, `preview=${token('a')}; lang=en`],
  [`__Host-preview=${token('a')}`, `preview=${token('a')};`],
  ['preview=1', ''],
  ['preview=x; lang=en', 'lang=en'],
  [`xpreview=${token('a')}`, ''],
  [`preview="${token('a')}"`, ''],
])('with the cookies %s a page server sees "%s"', async (cookie, passed) => {
  expect((await ask('/', cookie)).text).toMatch(new RegExp(`for "${passed}"$`))
})

test('a preview is neither taken from the cache nor put into it', async () => {
  const live = await ask('/kept', '')
  const first = await ask('/kept', `preview=${token('a')}`)
  expect(first.text).not.toBe(live.text)
  expect(first.headers['cache-status']).toBe('gateway; fwd=bypass')
  expect((await ask('/kept', `preview=${token('a')}`)).text).not.toBe(first.text)
  expect((await ask('/kept', '')).text).toBe(live.text)
})

test('another cookie of the name does not pass by the cache', async () => {
  const live = await ask('/', '')
  for (const value of ['1', 'x~y', token('a').slice(0, -80), `${token('a')}=`]) {
    expect((await ask('/', `preview=${value}`)).text).toBe(live.text)
  }
})

test('a service does not get the cookie', async () => {
  await ask('/api/products', `preview=${token('a')}; lang=en`)
  expect(gateway.catalog.seen[0]?.headers.cookie).toBe('lang=en')
})

test('the log has no token', async () => {
  await ask(`/preview/${token('secret')}`, '')
  await expect.poll(() => gateway.log()).toContain('"path":"/preview/…"')
  expect(await gateway.log()).not.toContain('secret')
})

test("the bar's stylesheet is the gateway's own", async () => {
  const { status, headers } = await gateway.ask('/_gateway/preview.css')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
})

test('invented tokens reach page servers no more often than other pages that the cache does not have', async () => {
  await gateway.stop()
  await start({ missesPerMinute: 6, missesAtOnce: 100 }, { behindProxy: true })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const flood = async (ask: (id: number) => ReturnType<Gateway['ask']>) => {
    const before = seen().length
    const answers = await Promise.all(Array.from({ length: 40 }, (_, id) => ask(id)))
    expect(answers.map(({ status }) => status)).toContain(503)
    return seen().length - before
  }
  // Two at once, and one every ten seconds.
  expect(await flood(id => ask(`/?q=${id}`, '', from('203.0.113.1')))).toBeLessThan(10)
  const invented = (id: number) => ask('/', `preview=${token(`x${id}`)}`, from('203.0.113.2'))
  expect(await flood(invented)).toBeLessThan(10)
  expect((await ask('/', '', from('203.0.113.3'))).status).toBe(200)
})

test('with TLS, a cookie that another site of the domain could set is none', async () => {
  await gateway.stop()
  await start({}, { publicScheme: 'https' })
  const prefixed = `__Host-preview=${token('a')}`
  expect((await ask('/', `preview=${token('b')}; ${prefixed}`)).text).toMatch(
    `preview=${token('a')};"`,
  )
  expect((await ask('/', `preview=${token('b')}`)).text).toMatch(/for ""$/)
})
