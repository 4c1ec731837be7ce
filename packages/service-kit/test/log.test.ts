import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, keptConnection, type ServiceProcess, startService } from './process.ts'

let service: ServiceProcess

beforeEach(async () => {
  service = await startService()
})

afterEach(async () => {
  service.child.kill('SIGKILL')
  await service.exited
})

test('logs one line per request, without its content', async () => {
  const agent = keptConnection()
  await call(service.origin, '/api/things/slow?email=anna@example.gr', agent)
  await call(service.origin, '/anna@example.gr', agent)
  await call(service.origin, '/api/things/secret?token=abc', agent)
  agent.destroy()
  const requests = () => service.log.filter(({ msg }) => msg === 'request')
  await expect.poll(() => requests().length).toBe(3)
  expect(requests()).toEqual([
    expect.objectContaining({ method: 'GET', route: '/api/things/slow', status: 200 }),
    expect.objectContaining({ method: 'GET', route: null, status: 404 }),
    expect.objectContaining({ method: 'GET', route: '/api/things/secret', status: 500 }),
  ])
  for (const line of requests()) {
    expect(line).toMatchObject({ ms: expect.any(Number), requestId: expect.any(String) })
  }
  const failure = service.log.find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ level: 50, err: { message: 'the password is hunter2' } })
  expect(JSON.stringify(service.log)).not.toMatch(/anna|token=abc/)
})

test('logs the calls that lack a valid token, without token and address', async () => {
  const path = '/api/things/whoami'
  await fetch(service.origin + path, { headers: { 'x-forwarded-for': '198.51.100.7' } })
  const headers = { 'x-forwarded-for': '198.51.100.8', authorization: 'Bearer not-a-token' }
  await Promise.all([1, 2].map(() => fetch(service.origin + path, { headers })))
  const refused = () => service.log.filter(({ msg }) => msg === 'security')
  await expect.poll(() => refused().length).toBe(3)
  const line = { event: 'administrator call', outcome: 'refused', call: `GET ${path}` }
  for (const entry of refused()) expect(entry).toMatchObject({ ...line, administrator: null })
  const [first, second, third] = refused().map(({ address }) => address)
  expect(second).toMatch(/^[\w-]{16}$/)
  expect(second).toBe(third)
  expect(first).not.toBe(second)
  expect(JSON.stringify(service.log)).not.toMatch(/198\.51\.100|not-a-token/)
})

test('does not log an aborted upload as an error', async () => {
  const { hostname, port } = new URL(service.origin)
  const socket = connect(Number(port), hostname)
  const head = ['POST /api/things/upload HTTP/1.1', 'Host: shop', 'Content-Length: 10']
  const start = [...head, 'Content-Type: application/octet-stream', '', 'x'].join('\r\n')
  await new Promise<void>(resolve => socket.write(start, () => resolve()))
  socket.destroy()
  const brokeOff = () => service.log.some(({ msg }) => msg === 'the upload broke off')
  await expect.poll(brokeOff).toBe(true)
  const agent = keptConnection()
  await call(service.origin, '/healthz', agent)
  agent.destroy()
  expect(service.log.filter(({ level }) => Number(level) > 40)).toEqual([])
})
