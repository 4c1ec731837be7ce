import { Agent, get } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type ServiceProcess, startService } from './process.ts'

const started: ServiceProcess[] = []

async function start(env?: Record<string, string>): Promise<ServiceProcess> {
  const service = await startService(env)
  started.push(service)
  return service
}

afterEach(async () => {
  for (const service of started.splice(0)) {
    service.child.kill('SIGKILL')
    await service.exited
  }
})

interface Answer {
  status: number
  connection: string | undefined
  reused: boolean
}

function call(origin: string, path: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = get(`${origin}${path}`, { agent }, response => {
    response.resume().on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        connection: response.headers.connection,
        reused: request.reusedSocket,
      }),
    )
  })
  request.on('error', reject)
  return promise
}

/** One connection, kept open between requests, as a proxy keeps it. */
function keptConnection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 })
}

function isRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
}

test('under load behind a proxy, ending an instance loses no request', async () => {
  const leaving = await start()
  const staying = await start()
  let ending = false
  let stop = false
  const tally = { leaving: 0, drained: 0, staying: 0, failed: [] as unknown[] }

  // What a proxy does: keeps connections, opens one when it has none, and asks the other instance
  // when it cannot connect. A request that fails on an open connection is lost.
  async function client(): Promise<void> {
    const agent = keptConnection()
    while (!stop) {
      try {
        const { status } = await call(leaving.origin, '/api/things/slow', agent)
        expect(status).toBe(200)
        tally.leaving += 1
        if (ending) tally.drained += 1
      } catch (error) {
        if (!isRefused(error)) {
          tally.failed.push(error)
          continue
        }
        const { status } = await call(staying.origin, '/api/things/slow', agent)
        expect(status).toBe(200)
        tally.staying += 1
      }
    }
    agent.destroy()
  }

  const idle = Array.from({ length: 4 }, keptConnection)
  for (const agent of idle) await call(leaving.origin, '/healthz', agent)
  const clients = Array.from({ length: 16 }, client)
  await expect.poll(() => tally.leaving, { timeout: 10_000 }).toBeGreaterThan(100)

  leaving.child.kill('SIGTERM')
  ending = true
  await expect.poll(() => tally.staying, { timeout: 10_000 }).toBeGreaterThan(100)

  // Connections that were idle when the signal came are still served, one last time each.
  for (const agent of idle) {
    expect(await call(leaving.origin, '/api/things/slow', agent)).toEqual({
      status: 200,
      connection: 'close',
      reused: true,
    })
  }
  expect(await leaving.exited).toBe(0)
  stop = true
  await Promise.all(clients)

  expect(tally.failed).toEqual([])
  expect(tally.drained).toBeGreaterThan(0)
})

test('while draining, /readyz answers 503 and a running request is finished', async () => {
  const service = await start()
  const probe = keptConnection()
  const client = keptConnection()
  expect((await call(service.origin, '/healthz', probe)).status).toBe(200)
  await call(service.origin, '/healthz', client)
  const running = call(service.origin, '/api/things/slow', client)
  service.child.kill('SIGTERM')
  await expect.poll(() => service.log.some(({ msg }) => msg === 'draining')).toBe(true)
  expect((await call(service.origin, '/readyz', probe)).status).toBe(503)
  expect((await running).status).toBe(200)
  expect(await service.exited).toBe(0)
})

test('a connection that nobody uses or closes holds the end up for seconds, not for ever', async () => {
  const service = await start()
  const agent = keptConnection()
  await call(service.origin, '/healthz', agent)
  service.child.kill('SIGTERM')
  expect(await service.exited).toBe(0)
  agent.destroy()
})

test('a second signal ends it at once', async () => {
  const service = await start()
  const agent = keptConnection()
  await call(service.origin, '/healthz', agent)
  service.child.kill('SIGTERM')
  await expect.poll(() => service.log.some(({ msg }) => msg === 'draining')).toBe(true)
  service.child.kill('SIGTERM')
  expect(await service.exited).toBe(130)
  agent.destroy()
})

test('the log has a line per request, without what the request said', async () => {
  const service = await start()
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
