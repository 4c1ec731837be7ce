import { connect } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway

beforeEach(async () => {
  // 24 a minute: two at once, then one every 2.5 s.
  gateway = await startGateway({ writesPerMinute: 60, signInPerMinute: 24 })
  for (const upstream of [gateway.identity, gateway.catalog]) {
    upstream.answer = (_, response) => response.writeHead(200).end('{}')
  }
})

afterEach(() => gateway.stop())

async function statuses(count: number, path: string, method: string): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => gateway.ask(path, { method })),
  )
  return answers.map(({ status }) => status)
}

test('answers too many sign-ins with 429 as a problem document', async () => {
  const before = await statuses(10, '/api/auth/login', 'POST')
  expect(before.filter(status => status === 200).length).toBeGreaterThanOrEqual(3)
  expect(before).toContain(429)
  const answer = await gateway.ask('/api/auth/login', { method: 'POST' })
  expect(answer.status).toBe(429)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '1',
    'cache-control': 'no-store',
  })
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    detail: 'Too many requests. Please wait a moment and try again.',
  })
  expect(gateway.identity.seen.length).toBeLessThan(11)
})

test('limits writes per client address across all services', async () => {
  expect(await statuses(20, '/api/products', 'POST')).toContain(429)
  expect(await statuses(1, '/api/auth/logout', 'POST')).toEqual([429])
  expect(gateway.catalog.seen.length).toBeLessThan(20)
})

test('limits reports of policy violations without using up writes', async () => {
  expect(await statuses(30, '/reports/csp', 'POST')).toContain(429)
  expect(gateway.pages.flatMap(page => page.seen).length).toBeLessThan(20)
  expect(await statuses(1, '/api/auth/logout', 'POST')).toEqual([200])
})

test('does not limit reads', async () => {
  expect(new Set(await statuses(60, '/api/products', 'GET'))).toEqual(new Set([200]))
})

test.each([
  ['/api/auth/login', 10_240],
  ['/api/auth/login/passkey', 10_240],
  ['/api/auth/logout', 65_536],
  ['/api/products', 12_582_912],
  ['/', 7_340_032],
  ['/reports/csp', 8192],
  ['/reports/vitals', 8192],
])('%s accepts %i bytes and no more', async (path, limit) => {
  const announce = (length: number) =>
    gateway.raw(
      `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
    )
  const tooLarge = await announce(limit + 1)
  expect(tooLarge).toMatch(/^HTTP\/1\.1 413 /)
  if (path.startsWith('/api/')) expect(tooLarge).toContain('"code":"payload_too_large"')
  const body = Buffer.alloc(limit, 'x')
  const accepted = await gateway.ask(path, { method: 'POST', body })
  expect(accepted.status).not.toBe(413)
  const seen = [...gateway.pages, gateway.identity, gateway.catalog].flatMap(each => each.seen)
  expect(seen.map(request => request.body.length)).toEqual([limit])
})

test('closes the connection of a client that sends too slowly', async () => {
  const slow = [
    'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ',
    'POST /api/products HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf',
  ]
  // Each ends when the gateway closes the connection.
  const answers = await Promise.all(slow.map(gateway.raw))
  expect(answers.join()).not.toMatch(/HTTP\/1\.1 2/)
  expect(gateway.catalog.seen).toEqual([])
})

test('closes the connection of a client that sends its header byte by byte', async () => {
  const socket = connect(gateway.port, '127.0.0.1').on('error', () => {})
  socket.resume().write('GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('a'), 500)
  onTestFinished(() => {
    clearInterval(drip)
    socket.destroy()
  })
  const ended = new Promise(resolve => socket.once('close', () => resolve('header')))
  // The gateway waits 10 s for the rest of a body.
  const paused = gateway
    .raw('POST /api/products HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf')
    .then(() => 'body')
  expect(await Promise.race([ended, paused])).toBe('header')
  expect(gateway.pages.flatMap(({ seen }) => seen)).toEqual([])
})
