import { rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedAddressLimits } from '../src/config.ts'
import { type Gateway, startGateway, writeFiles } from './harness.ts'

let gateway: Gateway

beforeEach(async () => {
  gateway = await startGateway(sharedAddressLimits)
  for (const page of gateway.pages) page.answer = answer(200, 'rendered')
  gateway.catalog.answer = answer(200, '[]')
})

afterEach(() => gateway.stop())

function answer(status: number, text: string): RequestListener {
  return (_, response) => response.writeHead(status, { 'cache-control': 'no-store' }).end(text)
}

/** Breaks the connection after the request has been read. */
const hangUp: RequestListener = request => {
  request.socket.destroy()
}

async function stopPages(): Promise<void> {
  await Promise.all(gateway.pages.map(page => page.stop()))
}

const [first, second] = [0, 1] as const

test.each([
  ['is gone', async () => gateway.pages[first]?.stop()],
  ['is draining', async () => setAnswer(first, answer(503, 'draining'))],
  ['breaks the connection', async () => setAnswer(first, hangUp)],
])('when a page server %s, the other one answers', async (_, fail) => {
  await fail()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, id) => gateway.ask(`/${id}`)))
  expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
    Array(10).fill('200 rendered'),
  )
})

function setAnswer(index: 0 | 1, listener: RequestListener): void {
  const page = gateway.pages[index]
  if (page) page.answer = listener
}

test('does not repeat a request that may have had an effect', async () => {
  setAnswer(first, hangUp)
  setAnswer(second, hangUp)
  await gateway.ask('/', { method: 'POST', body: 'x' })
  expect(gateway.pages.flatMap(page => page.seen)).toHaveLength(1)
  await gateway.ask('/')
  expect(gateway.pages.flatMap(page => page.seen)).toHaveLength(3)
})

test.each([404, 410, 500])("passes on a page server's own %i", async status => {
  for (const page of gateway.pages) page.answer = answer(status, 'its own words')
  expect(await gateway.ask('/x')).toMatchObject({ status, text: 'its own words' })
})

test('without page servers, answers with the document that renders in the browser', async () => {
  await writeFiles(gateway.releasesDir, { 'document.html': '<!doctype html>client' })
  await stopPages()
  const page = await gateway.ask('/products/1?x=1')
  expect(page).toMatchObject({ status: 200, text: '<!doctype html>client' })
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect((await gateway.ask('/api/products')).status).toBe(200)
})

test('never answers a request for an image with a document', async () => {
  await writeFiles(gateway.releasesDir, { 'document.html': '<!doctype html>client' })
  await stopPages()
  expect(await gateway.ask('/favicon.ico')).toMatchObject({ status: 503 })
})

test('without page servers and releases, answers with the designed error page', async () => {
  await stopPages()
  const page = await gateway.ask('/')
  expect(page.status).toBe(503)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  expect(page.text).toContain('Επιστρέφουμε σε λίγο')
  expect(page.text).not.toMatch(/<script|<style|style="/)
  const stylesheet = /href="([^"]+\.css)"/.exec(page.text)?.[1] ?? ''
  const css = await gateway.ask(stylesheet)
  expect(css.status).toBe(200)
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8')
})

test('answers an unparsable address with the designed error page', async () => {
  const answer = await gateway.raw('GET /%E0%A4%A HTTP/1.1\r\nHost: site\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/im)
  expect(answer).toContain('<h1>Η διεύθυνση δεν διαβάζεται</h1>')
  expect(gateway.pages.flatMap(page => page.seen)).toEqual([])
})

test.each([
  ['gone', async () => gateway.catalog.stop(), 502, 'service_unreachable'],
  [
    'breaking connections',
    async () => {
      gateway.catalog.answer = hangUp
    },
    502,
    'service_unreachable',
  ],
])('a service that is %s is answered with a problem document', async (_, fail, status, code) => {
  await fail()
  const answer = await gateway.ask('/api/products')
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(answer.text)).toMatchObject({ status, code })
})

test("passes on a service's own problem document", async () => {
  gateway.catalog.answer = (_, response) =>
    response
      .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '7' })
      .end('{"code":"database_unreachable"}')
  const answer = await gateway.ask('/api/products')
  expect(answer).toMatchObject({ status: 503, text: '{"code":"database_unreachable"}' })
  expect(answer.headers['retry-after']).toBe('7')
})

test('is ready when the page server is', async () => {
  for (const page of gateway.pages) page.answer = answer(200, '{"status":"ready"}')
  expect(await gateway.ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' })
  for (const page of gateway.pages) page.answer = answer(503, '{"status":"not ready"}')
  expect(await gateway.ask('/readyz')).toMatchObject({
    status: 503,
    text: '{"status":"not ready"}',
  })
  await stopPages()
  const alone = await gateway.ask('/readyz')
  expect(alone.status).toBe(503)
  expect(JSON.parse(alone.text)).toMatchObject({ code: 'service_unavailable' })
  expect((await gateway.ask('/healthz')).status).toBe(200)
})

test('a reload loses no request', async () => {
  let stopped = false
  const failures: unknown[] = []
  let asked = 0
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    while (!stopped) {
      const { status } = await gateway.ask(`/${visitor}/${asked++}`).catch(error => {
        failures.push(error)
        return { status: 0 }
      })
      if (status !== 200) failures.push(status)
    }
  })
  for (let count = 0; count < 3; count++) {
    const reached = asked + 40
    gateway.reload()
    await expect.poll(() => asked).toBeGreaterThan(reached)
  }
  stopped = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
})

test('a body that the disk cannot take is answered with 503 and a problem document', async () => {
  const bodies = join(gateway.runDir, 'body')
  await rm(bodies, { recursive: true })
  await writeFile(bodies, '')
  const { status, text, headers } = await gateway.ask('/api/custom-order', {
    method: 'POST',
    body: Buffer.alloc(1024 * 1024),
  })
  expect(status).toBe(503)
  expect(headers['retry-after']).toBe('2')
  expect(JSON.parse(text)).toMatchObject({ code: 'service_unavailable', status: 503 })
})
