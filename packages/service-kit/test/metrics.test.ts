import { createCable, createTestApp } from '@stampa/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './fixture/app.ts'

/** Starts a service with a Redis that can be cut off. @returns a function that reads its metrics by name and labels */
async function start() {
  const cable = await createCable(process.env.TEST_REDIS_URL ?? '')
  const service = await createTestApp(buildApp, { REDIS_URL: cable.url })
  onTestFinished(async () => {
    await service.close()
    await cable.cut()
  })
  const read = async () => {
    const { body } = await service.app.inject('/metrics')
    const samples = body.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)
    return new Map(
      Array.from(samples, ([, name = '', value = '']) => [
        name,
        Number(value.replace('Inf', 'Infinity')),
      ]),
    )
  }
  return { ...service, cable, read }
}

test('measures the stores and the pool of connections', async () => {
  const { read } = await start()
  const metrics = await read()
  for (const dependency of ['postgresql', 'redis']) {
    expect(metrics.get(`stampa_dependency_seconds{dependency="${dependency}"}`)).toBeLessThan(3)
  }
  expect(metrics.has('stampa_database_pool{state="used"}')).toBe(true)
  const [open = 0, allowed] = ['open', 'allowed'].map(state =>
    metrics.get(`stampa_postgresql_connections{state="${state}"}`),
  )
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThan(allowed ?? 0)
  expect(metrics.get('stampa_redis_memory_bytes{state="used"}')).toBeGreaterThan(0)
})

test('serves the other metrics while Redis is away', async () => {
  const { read, cable } = await start()
  await cable.cut()
  const metrics = await read()
  expect(metrics.get('stampa_dependency_seconds{dependency="redis"}')).toBe(
    Number.POSITIVE_INFINITY,
  )
  expect(metrics.get('stampa_dependency_seconds{dependency="postgresql"}')).toBeLessThan(3)
  expect(metrics.has('stampa_redis_memory_bytes{state="used"}')).toBe(false)
  await cable.mend()
})

test('counts the requests in flight', async () => {
  const { app, read } = await start()
  expect((await read()).get('http_requests_in_flight')).toBe(1)
  await app.inject('/api/things')
  expect((await read()).get('http_requests_in_flight')).toBe(1)
})

test('counts the lines of the security log', async () => {
  const { app, read } = await start()
  const name = 'stampa_security_events_total{event="administrator call",outcome="refused"}'
  await app.inject({ method: 'POST', url: '/api/things', payload: { name: 'cup' } })
  expect((await read()).get(name)).toBe(1)
})
