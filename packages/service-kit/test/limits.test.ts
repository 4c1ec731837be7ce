import { Redis } from 'ioredis'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { FailureLimit } from '../src/index.ts'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

let failures: FailureLimit
const service = await createTestApp(async config => {
  const app = await buildApp(config)
  failures = new FailureLimit(app, { name: 'guess', max: 5, timeWindow: 60_000 })
  app.get('/guess', { schema: { hide: true } }, async request => {
    await failures.count(request, request.ip)
    return ''
  })
  return app
}, {})
const redis = new Redis(service.config.REDIS_URL)

afterEach(() => vi.useRealTimers())

afterAll(async () => {
  redis.disconnect()
  await service.close()
})

const visit = (url: string, remoteAddress: string) => service.app.inject({ url, remoteAddress })

/** Returns the names of the service's counters. */
const counters = () => redis.keys(`${service.config.REDIS_KEY_PREFIX}limit:*`)

test('the counters in Redis contain no address', async () => {
  for (const url of ['/api/things/limited', '/guess']) {
    for (const address of ['203.0.113.77', '2001:db8:77::1']) await visit(url, address)
  }
  const names = await counters()
  expect(names).toHaveLength(4)
  expect(names.join()).not.toMatch(/203\.0|2001|db8/)
})

test('an address has another counter on the next day', async () => {
  await visit('/api/things/limited', '203.0.113.78')
  const before = await counters()
  await visit('/api/things/limited', '203.0.113.78')
  expect(await counters()).toHaveLength(before.length)
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
  await visit('/api/things/limited', '203.0.113.78')
  expect(await counters()).toHaveLength(before.length + 1)
})

test('the addresses of an IPv6 network share a counter', async () => {
  const statuses = []
  for (const address of ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1:0:9::', '2001:db8:2::1']) {
    statuses.push((await visit('/api/things/limited', address)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})
