import { Agent } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedAddressLimits } from '../src/config.ts'
import { type Gateway, startGateway, startUpstream, type Upstream } from './harness.ts'

let gateway: Gateway
/** The lane's instance of the catalog. */
let instance: Upstream
let token: string
let answered = 0

const tokenOf = (services: string, signature = 'a') =>
  `lane~${services}~1900000000~${signature.padEnd(86, 'A')}`

const ofCatalog = () => `catalog.${instance.address.replace(':', '.')}`
const asBrowser = (named = token) => ({ headers: { cookie: `lang=el; preview=${named}` } })
const asClient = (named = token) => ({ headers: { baggage: `stampa-lane=${named}` } })

function answerAs(name: string, cacheControl = 's-maxage=60'): Upstream['answer'] {
  return (_request, response) => {
    response.setHeader('cache-control', cacheControl)
    response.end(`${name} ${++answered}`)
  }
}

beforeAll(async () => {
  gateway = await startGateway(sharedAddressLimits)
  instance = await startUpstream(answerAs('instance'))
  gateway.catalog.answer = answerAs('catalog')
  gateway.spare.answer = answerAs('spare')
  gateway.orders.answer = answerAs('orders')
  for (const page of gateway.pages) page.answer = answerAs('page')
  token = tokenOf(`orders.127.0.0.2.9~${ofCatalog()}`)
  await gateway.openLane(token)
})

afterAll(async () => {
  await gateway.stop()
  await instance.stop()
})

beforeEach(() => {
  for (const { seen } of [instance, gateway.catalog, ...gateway.pages]) seen.length = 0
})

test.each([
  ['the cookie of a browser', () => asBrowser()],
  ['its cookie with TLS', () => ({ headers: { cookie: `__Host-preview=${token}` } })],
  ['the baggage of a client', () => asClient()],
  ['baggage with other entries', () => asClient(`${token};a=b, c=d`)],
  ['later baggage', () => ({ headers: { baggage: `a=stampa-lane, stampa-lane=${token}` } })],
])('%s leads to the instance, which learns the lane and nothing else of it', async (_, asked) => {
  const { status, text } = await gateway.ask('/api/products', asked())
  expect({ status, text }).toMatchObject({ status: 200, text: `instance ${answered}` })
  expect(instance.seen).toHaveLength(1)
  expect(instance.seen[0]?.headers).toMatchObject({ baggage: `stampa-lane=${token}` })
  expect(instance.seen[0]?.headers.cookie ?? '').not.toContain('preview')
})

test('other processes of the platform reach the instance by baggage', async () => {
  expect((await gateway.askInternally('/api/products', asClient())).text).toMatch(/^instance/)
  expect((await gateway.askInternally('/api/products')).text).toMatch(/^catalog/)
})

test('services outside of the lane stay the live ones and learn the lane', async () => {
  const other = tokenOf(ofCatalog(), 'other')
  await gateway.openLane(other)
  expect((await gateway.ask('/api/contact', asClient(other))).text).toMatch(/^orders/)
  expect(gateway.orders.seen.at(-1)?.headers.baggage).toBe(`stampa-lane=${other}`)
})

test('a service whose name ends like that of the lane stays live', async () => {
  const other = tokenOf(`xcatalog.${instance.address.replace(':', '.')}`)
  await gateway.openLane(other)
  expect((await gateway.ask('/api/faq', asClient(other))).text).toMatch(/^catalog/)
})

test('answers are neither taken from the cache nor put into it', async () => {
  const live = await gateway.ask('/api/blog')
  expect(live.text).toMatch(/^catalog/)
  const first = await gateway.ask('/api/blog', asBrowser())
  expect(first.text).toMatch(/^instance/)
  expect(first.headers['cache-status']).toBe('gateway; fwd=bypass')
  expect((await gateway.ask('/api/blog', asBrowser())).text).not.toBe(first.text)
  expect((await gateway.ask('/api/blog')).text).toBe(live.text)

  const page = await gateway.ask('/faq')
  expect((await gateway.ask('/faq', asClient())).text).not.toBe(page.text)
  expect((await gateway.ask('/faq')).text).toBe(page.text)
})

test('equal requests of the lane and live ones at the same time never share an answer', async () => {
  const count = process.env.LONG_TESTS === '1' ? 10_000 : 600
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  // Answers are stored, expire and are refreshed meanwhile, and some are late.
  const answers = (name: string): Upstream['answer'] => {
    const write = answerAs(name, 's-maxage=1, stale-while-revalidate=1')
    return (request, response) => {
      if (++answered % 7 === 0) setTimeout(write, 20, request, response)
      else write(request, response)
    }
  }
  const paths = ['/api/our-work', '/api/our-work', '/api/testimonials', '/api/our-work?n=', '/page']
  const before = [instance.answer, gateway.catalog.answer] as const
  instance.answer = answers('instance')
  gateway.catalog.answer = answers('catalog')
  for (const page of gateway.pages) {
    page.answer = ({ headers }, response) => {
      const write = answerAs(headers.baggage ? 'instance' : 'catalog', 's-maxage=1')
      write({ headers } as Parameters<typeof write>[0], response)
    }
  }
  const wrong: string[] = []
  let next = 0
  const loop = async () => {
    while (next < count) {
      const index = next++
      const inLane = index % 2 === 0
      const pair = index >> 1
      const path = paths[pair % paths.length]?.replace('=', `=${pair}`) ?? ''
      const method = pair % 11 === 0 && path.startsWith('/api') ? 'POST' : 'GET'
      const headers = inLane ? (pair % 3 ? asBrowser() : asClient()).headers : {}
      const { status, text } = await gateway.ask(path, { method, headers, agent })
      const isOwn = text.startsWith(inLane ? 'instance' : 'catalog')
      if (status !== 200 || !isOwn) wrong.push(`${method} ${path} ${inLane}: ${status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: 12 }, loop))
  agent.destroy()
  const [ofInstance, ofCatalog] = before
  instance.answer = ofInstance
  gateway.catalog.answer = ofCatalog
  for (const page of gateway.pages) page.answer = answerAs('page')
  expect(wrong).toEqual([])
})

test('the release of a service changes nothing in the lane', async () => {
  await gateway.useSpare(true)
  expect((await gateway.ask('/api/events', asBrowser())).text).toMatch(/^instance/)
  expect((await gateway.ask('/api/events')).text).toMatch(/^spare/)
  await gateway.useSpare(false)
})

test('a page server learns the lane', async () => {
  await gateway.ask('/page', asBrowser())
  const [seen] = gateway.pages.flatMap(page => page.seen)
  expect(seen?.headers.baggage).toBe(`stampa-lane=${token}`)
})

test('the link of an open lane reaches the page server with it', async () => {
  await gateway.ask(`/preview/${token}`, asBrowser(tokenOf(ofCatalog(), 'ended')))
  await gateway.ask(`/preview/${tokenOf(ofCatalog(), 'ended')}`)
  const seen = gateway.pages.flatMap(page => page.seen).map(({ headers }) => headers.baggage)
  expect(seen.toSorted()).toEqual([`stampa-lane=${token}`, undefined])
})

test.each([
  ['invented', () => tokenOf(ofCatalog(), 'invented')],
  ['with another address', () => token.replace('orders.127.0.0.2.9', 'orders.127.0.0.1.22')],
  ['cut', () => token.slice(0, -1)],
  ['no token', () => 'x'],
  ['empty', () => ''],
  ['a path', () => '../catalog'],
])('baggage with a lane that is %s is refused, and reaches nothing', async (_, invented) => {
  const { status, headers, text } = await gateway.ask('/api/products', asClient(invented()))
  expect(status).toBe(410)
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
  expect(JSON.parse(text)).toMatchObject({ code: 'lane_ended' })
  expect((await gateway.askInternally('/api/products', asClient(invented()))).status).toBe(410)
  expect((await gateway.ask('/sitemap.xml', asClient(invented()))).status).toBe(410)
  expect((await gateway.ask('/faq', asClient(invented()))).status).toBe(410)
  expect([...instance.seen, ...gateway.catalog.seen]).toEqual([])
  expect(gateway.pages.flatMap(page => page.seen)).toEqual([])
})

test('a cookie whose lane has ended gets no call answered, and pages end it', async () => {
  const other = tokenOf(ofCatalog(), 'short')
  await gateway.openLane(other)
  expect((await gateway.ask('/api/faq', asBrowser(other))).text).toMatch(/^instance/)
  await gateway.openLane(other, false)
  expect((await gateway.ask('/api/faq', asBrowser(other))).status).toBe(410)
  expect((await gateway.ask('/page', asBrowser(other))).status).toBe(200)
  const [seen] = gateway.pages.flatMap(page => page.seen)
  expect(seen?.headers).not.toHaveProperty('baggage')
  expect(seen?.headers.cookie).toContain(other)
})

test('baggage without a lane is not passed on', async () => {
  const { text } = await gateway.ask('/api/categories', { headers: { baggage: 'user=1' } })
  expect(text).toMatch(/^catalog/)
  expect(gateway.catalog.seen[0]?.headers).not.toHaveProperty('baggage')
})

test('an instance that is away is no reason to ask the live one', async () => {
  const away = tokenOf('catalog.127.0.0.1.9', 'away')
  await gateway.openLane(away)
  await gateway.ask('/api/banner')
  gateway.catalog.seen.length = 0
  const { status, text } = await gateway.ask('/api/banner', asBrowser(away))
  expect(status).toBe(502)
  expect(JSON.parse(text).code).toBe('service_unreachable')
  expect(gateway.catalog.seen).toEqual([])
})

test('nothing is logged for requests without a lane, and no token of others', async () => {
  expect(gateway.errors()).toBe('')
  expect(await gateway.log()).not.toContain(token)
})
