import { randomBytes } from 'node:crypto'
import { Collector } from './collector.ts'
import { browser } from './crowd.ts'
import { test as base, expect } from './fixtures.ts'

const test = base.extend<object, { collector: Collector }>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const collector = await Collector.open()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  ownOptions: async ({ collector }, use) =>
    use({ instances: { pages: 1 }, otlpEndpoint: collector.url }),
})

test.describe.configure({ mode: 'serial' })

/** Begins a trace. @returns its id and the header that carries it */
function beginTrace() {
  const traceId = randomBytes(16).toString('hex')
  return { traceId, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` }
}

test('a page view is one trace from the page server, and from its call, to the worker that writes it', async ({
  own,
  collector,
}) => {
  const page = beginTrace()
  const { traceparent } = page
  expect((await fetch(`${own.url}/products`, { headers: { traceparent } })).status).toBe(200)
  await expect.poll(() => collector.servicesOf(page.traceId)).toEqual(['catalog', 'page-server'])

  const call = beginTrace()
  const headers = { 'content-type': 'application/json', 'user-agent': browser }
  const send = async (path: string, body: object, more = {}) => {
    const url = `${own.url}/api/analytics/${path}`
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) }
    return (await fetch(url, init)).json() as Promise<{ sessionId: string }>
  }
  const url = 'https://shop.example/products?email=maria@example.gr'
  const { sessionId } = await send('session/start', { consentGiven: true, userType: 'user', url })
  const view = { sessionId, url, title: 'Products', pageName: 'Products' }
  await send('pageview', view, { traceparent: call.traceparent })
  await expect
    .poll(() => collector.servicesOf(call.traceId))
    .toEqual(['analytics', 'analytics-worker'])
})

test('an order is one trace from the page server to the worker that sends its mail, without personal data', {
  tag: '@smoke',
}, async ({ own, collector }) => {
  const { traceId, traceparent } = beginTrace()
  const body = new FormData()
  body.set('email', 'maria@example.gr')
  body.set('phone', '6944444444')
  const headers = { traceparent, tracestate: 'maria=1', baggage: 'name=maria' }
  const page = `${own.url}/custom-order?q=maria`
  expect((await fetch(page, { method: 'POST', headers, body })).status).toBe(200)
  await expect
    .poll(() => collector.servicesOf(traceId))
    .toEqual(['catalog', 'orders', 'orders-worker', 'page-server'])

  const secret = randomBytes(16).toString('hex')
  await fetch(`${own.url}/order-status/${secret}`, { headers: { traceparent } })
  await fetch(`${own.url}/api/offer-link/${secret}?email=maria`, { headers: { traceparent } })
  await expect
    .poll(() => collector.spans.map(({ name }) => name))
    .toContain('GET /api/offer-link/:token')
  for (const text of [secret, 'maria', '6944444444', '127.0.0.1', ' from ', ' into ']) {
    expect(collector.received.toLowerCase(), text).not.toContain(text)
  }
})

test("a browser's call begins a trace", { tag: '@smoke' }, async ({ own, page }) => {
  await page.goto(`${own.url}/products`)
  await page.waitForSelector('html[data-ready]')
  const call = page.waitForRequest(request => request.url().includes('/api/'))
  await page.getByRole('banner').getByRole('link').first().click()
  expect((await call).headers().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})
