import { once } from 'node:events'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Gateway, startGateway } from './harness.ts'

let gateway: Gateway
let servers: Server[]

beforeEach(async () => {
  gateway = await startGateway()
  servers = []
})

afterEach(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await gateway.stop()
})

/** Starts an instance of a service on a socket. @returns the path of the socket */
async function startInstance(name: string, answer: RequestListener): Promise<string> {
  const socket = join(gateway.runDir, name)
  const server = createServer(answer).listen(socket)
  servers.push(server)
  await once(server, 'listening')
  return socket
}

/** Makes the instance that of a prefix, as a release does. */
async function makeLive(prefix: string, socket: string): Promise<void> {
  const folder = join(gateway.addedDir, prefix)
  await mkdir(folder, { recursive: true })
  await symlink(socket, join(folder, 'next'))
  await rename(join(folder, 'next'), join(folder, 'live'))
}

test('routes a prefix to its service without a reload, and follows its releases', async () => {
  const first = await startInstance('first', ({ method, url, headers }, response) =>
    response.end(`${method} ${url} of ${headers['x-forwarded-for']}`),
  )
  expect((await gateway.ask('/api/gift-notes')).status).toBe(404)
  await makeLive('gift-notes', first)
  const path = '/api/gift-notes/1?limit=2'
  expect((await gateway.ask(path)).text).toBe(`GET ${path} of 127.0.0.1`)
  expect((await gateway.askAdded(path)).text).toContain(`GET ${path}`)
  expect((await gateway.askMetrics('/added/gift-notes/metrics')).text).toContain('GET /metrics')

  const second = await startInstance('second', (_, response) => response.end('second'))
  await makeLive('gift-notes', second)
  expect((await gateway.ask('/api/gift-notes', { method: 'POST', body: '{}' })).text).toBe('second')
})

test('answers 502 while the service is away, and 404 for a prefix that nobody has', async () => {
  const socket = await startInstance('gone', (_, response) => response.end())
  await makeLive('gift-notes', socket)
  servers[0]?.close()
  await rm(socket, { force: true })
  const away = await gateway.ask('/api/gift-notes')
  expect([away.status, JSON.parse(away.text).code]).toEqual([502, 'service_unreachable'])
  for (const path of [
    '/api/',
    '/api/others',
    '/api/..%2flive',
    '/api/gift-notes.x',
    '/api/UPPER',
  ]) {
    expect((await gateway.ask(path)).status, path).toBe(404)
    expect((await gateway.askAdded(path)).status, path).toBe(404)
  }
})

test('a prefix of the platform stays with its service', async () => {
  gateway.catalog.answer = (_, response) => response.end('catalog')
  await makeLive('products', await startInstance('other', (_, response) => response.end('other')))
  expect((await gateway.ask('/api/products')).text).toBe('catalog')
})
