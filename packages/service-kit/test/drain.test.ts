import { once } from 'node:events'
import { connect } from 'node:net'
import { type TestContext, test } from 'vitest'
import { call, keptConnection, type ServiceProcess, startService } from './process.ts'

/** Starts a service that is killed at the end of its test. The tests run at the same time: most of them wait. */
async function start({ onTestFinished }: TestContext): Promise<ServiceProcess> {
  const service = await startService()
  onTestFinished(async () => {
    service.child.kill('SIGKILL')
    await service.exited
  })
  return service
}

function isRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
}

test.concurrent('loses no request when an instance ends under load behind a proxy', async context => {
  const { expect } = context
  const leaving = await start(context)
  const staying = await start(context)
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
  await expect.poll(() => tally.leaving).toBeGreaterThan(100)

  leaving.child.kill('SIGTERM')
  ending = true
  await expect.poll(() => tally.staying).toBeGreaterThan(100)

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

test.concurrent('answers 503 at /readyz while draining, and finishes a running request', async context => {
  const { expect } = context
  const service = await start(context)
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

test.concurrent('finishes a long request, and does not wait for idle or silent connections', async context => {
  const { expect } = context
  const service = await start(context)
  const { hostname, port } = new URL(service.origin)
  const silent = connect(Number(port), hostname)
  await once(silent, 'connect')
  const idle = keptConnection()
  await call(service.origin, '/healthz', idle)
  const busy = keptConnection()
  const running = call(service.origin, '/api/things/slow?ms=8000', busy)
  await call(service.origin, '/healthz', idle)
  service.child.kill('SIGTERM')
  expect((await running).status).toBe(200)
  expect(await service.exited).toBe(0)
  idle.destroy()
  silent.destroy()
})

test.concurrent('ends at once on a second signal', async context => {
  const { expect } = context
  const service = await start(context)
  const agent = keptConnection()
  await call(service.origin, '/healthz', agent)
  service.child.kill('SIGTERM')
  await expect.poll(() => service.log.some(({ msg }) => msg === 'draining')).toBe(true)
  service.child.kill('SIGTERM')
  expect(await service.exited).toBe(130)
  agent.destroy()
})
