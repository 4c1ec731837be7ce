import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway, writeFiles } from './harness.ts'

let gateway: Gateway
let sockets: Socket[] = []
/** Requests that wait for the gate. */
let waiting: Promise<unknown>[] = []
/** Page servers answer once it is resolved. */
let gate: PromiseWithResolvers<void>

beforeEach(async () => {
  const limits = { missesAtOnce: 2, missesPerMinute: 60_000, connections: 25, readsPerMinute: 60 }
  gateway = await startGateway(limits, { behindProxy: true })
  gate = Promise.withResolvers()
  for (const page of gateway.pages) {
    page.answer = async ({ url }, response) => {
      if (url !== '/known') await gate.promise
      response.setHeader('cache-control', 's-maxage=1').end('rendered')
    }
  }
})

afterEach(async () => {
  gate.resolve()
  await Promise.all(waiting)
  waiting = []
  for (const socket of sockets) socket.destroy()
  sockets = []
  await gateway.stop()
})

/** Requests a page as the visitor at an address. */
function ask(path: string, address = '203.0.113.1', method = 'GET') {
  return gateway.ask(path, { method, headers: { 'x-forwarded-for': address } })
}

const rendering = () => gateway.pages.reduce((sum, { seen }) => sum + seen.length, 0)

/** Requests pages that are not rendered until the gate opens, and waits until all have reached a page server. */
async function occupy(address: string, count: number) {
  const before = rendering()
  const answers = Array.from({ length: count }, (_, id) => ask(`/${address}/${id}`, address))
  waiting.push(...answers)
  await expect.poll(rendering).toBe(before + count)
  return answers
}

test('refuses a client that has too many pages rendered, and serves the others', async () => {
  const first = await occupy('203.0.113.1', 2)
  const refused = await ask('/one/too/many')
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(refused.headers).not.toHaveProperty('overload')
  const others = await occupy('203.0.113.2', 2)
  gate.resolve()
  for (const answer of await Promise.all([...first, ...others])) expect(answer.status).toBe(200)
  expect((await ask('/one/too/many')).status).toBe(200)
})

test('bounds the pages that are rendered for all clients together', async () => {
  await occupy('203.0.113.1', 2)
  await occupy('203.0.113.2', 2)
  expect((await ask('/x', '203.0.113.3')).status).toBe(503)
})

test('an overload is answered with the document that renders in the browser, as 503', async () => {
  await writeFiles(gateway.releasesDir, { 'document.html': '<!doctype html>client' })
  await occupy('203.0.113.1', 2)
  const answer = await ask('/products')
  expect(answer).toMatchObject({ status: 503, text: '<!doctype html>client' })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect((await ask('/products', undefined, 'POST')).text).toContain('Επιστρέφουμε σε λίγο')
})

test('known pages are answered from the cache during an overload, however old', async () => {
  expect((await ask('/known')).text).toBe('rendered')
  await occupy('203.0.113.1', 2)
  await occupy('203.0.113.2', 2)
  await expect
    .poll(async () => (await ask('/known?n=1', '203.0.113.9')).headers['cache-status'])
    .toBe('gateway; hit; detail=stale')
  expect(await ask('/known', '203.0.113.1')).toMatchObject({ status: 200, text: 'rendered' })
})

test('bounds the rate of pages that are not in the cache, but not of those that are', async () => {
  const slow = await startGateway({ missesPerMinute: 30 })
  try {
    for (const page of slow.pages) {
      page.answer = (_, response) => response.setHeader('cache-control', 's-maxage=60').end('page')
    }
    const statuses = async (paths: string[]) => {
      const answers = []
      for (const path of paths) answers.push((await slow.ask(path)).status)
      return new Set(answers)
    }
    const paths = Array.from({ length: 20 }, (_, id) => `/${id}`)
    expect(await statuses(paths)).toEqual(new Set([200, 503]))
    expect(await statuses(paths.map(() => '/0'))).toEqual(new Set([200]))
  } finally {
    await slow.stop()
  }
})

test('an IPv6 network counts as one client', async () => {
  await occupy('2001:db8:0:1::1', 2)
  expect((await ask('/x', '2001:db8:0:1:ffff::2')).status).toBe(503)
  await occupy('2001:db8:0:2::1', 1)
})

/** Sends the first bytes of a body from each address. @returns the connections that were refused */
function sendHalves(method: string, addresses: string[]) {
  const refused: Socket[] = []
  sockets = addresses.map(address => {
    const socket = connect(gateway.port, '127.0.0.1')
    socket.on('error', () => {}).once('data', () => refused.push(socket))
    const head = `${method} /api/products HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${address}`
    socket.write(`${head}\r\nContent-Length: 100\r\n\r\nhalf`)
    return socket
  })
  return refused
}

const order = (address: string) => ask('/api/products', address, 'POST')

test.each(['POST', 'GET'])(
  'bounds the half-sent bodies of a client with %s, and accepts bodies again afterwards',
  async method => {
    gateway.catalog.answer = (_, response) => response.writeHead(200).end('{}')
    const refused = sendHalves(method, Array(50).fill('203.0.113.1'))
    await expect.poll(() => refused.length).toBe(45)
    expect((await order('203.0.113.1')).status).toBe(503)
    expect((await order('203.0.113.2')).status).toBe(200)
    expect((await ask('/known', '203.0.113.1')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await order('203.0.113.1')).status).toBe(200)
  },
)

test.each([
  ['203.0.113.', '198.51.100.1'],
  ['2001:db8:1:', '2001:db8:2::1'],
])('bounds the half-sent bodies of the network %s', async (network, other) => {
  gateway.catalog.answer = (_, response) => response.writeHead(200).end('{}')
  const addresses = Array.from({ length: 20 }, (_, at) =>
    network.includes(':') ? `${network}${at}::1` : `${network}${at}`,
  )
  const refused = sendHalves('POST', addresses)
  await expect.poll(() => refused.length).toBe(5)
  expect((await order(addresses[0] ?? '')).status).toBe(503)
  expect((await order(other)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await order(addresses[0] ?? '')).status).toBe(200)
})

test('bounds the requests of a client at the same time', async () => {
  const own = await startGateway({ connections: 25 })
  own.catalog.answer = async (_, response) => {
    await gate.promise
    response.end('[]')
  }
  try {
    const answers = Array.from({ length: 30 }, (_, id) => own.ask(`/api/products?n=${id}`))
    await expect.poll(() => own.catalog.seen.length).toBe(25)
    gate.resolve()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter(status => status === 503)).toHaveLength(5)
  } finally {
    gate.resolve()
    await own.stop()
  }
})

test('bounds the requests of a network at the same time', async () => {
  gateway.catalog.answer = async (_, response) => {
    await gate.promise
    response.end('[]')
  }
  const read = (address: string, id: number) => ask(`/api/products?n=${id}`, address)
  const answers = Array.from({ length: 80 }, (_, id) => read(`203.0.113.${id}`, id))
  waiting.push(...answers)
  await expect.poll(() => gateway.catalog.seen.length).toBe(75)
  waiting.push(read('198.51.100.1', 80))
  await expect.poll(() => gateway.catalog.seen.length).toBe(76)
  gate.resolve()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter(status => status === 503)).toHaveLength(5)
})

test('half-sent bodies of many clients leave room for reads', async () => {
  const addresses = Array.from({ length: 1001 }, (_, at) => `198.51.${at >> 2}.1`)
  const refused = sendHalves('POST', addresses)
  await expect.poll(() => refused.length).toBe(1)
  expect((await order('203.0.113.2')).status).toBe(503)
  expect((await ask('/known', '203.0.113.2')).status).toBe(200)
})

test('bounds the calls of a client that read', async () => {
  gateway.catalog.answer = (_, response) => response.writeHead(200).end('[]')
  const read = (address: string) =>
    Promise.all(Array.from({ length: 12 }, (_, id) => ask(`/api/products?n=${id}`, address)))
  expect((await read('203.0.113.1')).map(({ status }) => status)).toContain(429)
  expect((await ask('/sitemap.xml', '203.0.113.1')).status).toBe(429)
  expect((await ask('/api/products', '203.0.113.1', 'OPTIONS')).status).toBe(429)
  expect((await ask('/api/products', '203.0.113.2')).status).toBe(200)
})

test.each(['/reports/csp', '/reports/vitals', '/readyz'])(
  'lets no client have pages rendered at %s, which the limits of pages do not count',
  async path => {
    const own = path === '/readyz' ? ['GET', 'HEAD'] : ['POST']
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      if (own.includes(method)) continue
      const { status } = await ask(path, '203.0.113.1', method)
      expect({ method, status }).toEqual({ method, status: 405 })
    }
    expect(rendering()).toBe(0)
  },
)

test('checks readiness once for all clients that ask at the same time', async () => {
  for (const page of gateway.pages) {
    page.answer = async (_, response) => {
      await gate.promise
      response.end('{}')
    }
  }
  const answers = Array.from({ length: 20 }, (_, id) =>
    gateway.ask(`/readyz?n=${id}`, { headers: { authorization: 'Bearer x' } }),
  )
  waiting.push(...answers)
  await expect.poll(rendering).toBe(1)
  gate.resolve()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  expect(rendering()).toBeLessThan(5)
})
