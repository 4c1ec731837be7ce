import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
  await writeFile(join(gateway.releasesDir, 'document.html'), 'the document')
  for (const { seen } of gateway.pages) seen.length = 0
})

afterAll(() => gateway.stop())

const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site' }
const send = () => gateway.ask('/contact', { method: 'POST', headers, body: 'name=Anna' })
const seen = () => gateway.pages.flatMap(page => page.seen)

function answerWith(status: number, cacheControl = 'no-store'): void {
  for (const page of gateway.pages) {
    page.answer = (_, response) => {
      response.writeHead(status, { 'cache-control': cacheControl }).end(`answer ${status}`)
    }
  }
}

test('forwards a form to its page once, unchanged', async () => {
  answerWith(200)
  expect(await send()).toMatchObject({ status: 200, text: 'answer 200' })
  expect(seen()).toHaveLength(1)
  expect(seen()[0]).toMatchObject({
    method: 'POST',
    url: '/contact',
    body: 'name=Anna',
    headers: expect.objectContaining(headers),
  })
})

test.each([400, 403, 413, 422, 429, 500])("passes on a page's own %i", async status => {
  answerWith(status)
  expect(await send()).toMatchObject({ status, text: `answer ${status}` })
})

test('never caches the response to a form', async () => {
  answerWith(200, 'public, s-maxage=60')
  await send()
  const { length } = seen()
  await send()
  expect(seen()).toHaveLength(length + 1)
  expect((await gateway.ask('/contact')).headers['cache-status']).not.toBe('gateway; hit')
})

test('does not answer a form with the document when no page server took it', async () => {
  for (const page of gateway.pages) await page.stop()
  const large = Buffer.alloc(5_000_000, 'x')
  for (const answer of [
    await send(),
    await gateway.ask('/contact', { method: 'POST', headers, body: large }),
  ]) {
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('Επιστρέφουμε σε λίγο')
  }
  expect((await gateway.ask('/never-seen')).text).toBe('the document')
  for (const page of gateway.pages) await page.start()
})

test('limits forms per client address', async () => {
  answerWith(200)
  const answers = await Promise.all(Array.from({ length: 120 }, send))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ text: '429 Too Many Requests\n' })
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
})
