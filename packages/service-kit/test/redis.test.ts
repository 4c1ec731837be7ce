import { afterAll, expect, test } from 'vitest'
import { createCable, createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const cable = await createCable(process.env.TEST_REDIS_URL ?? '')
const service = await createTestApp(buildApp, { REDIS_URL: cable.url })
afterAll(async () => {
  await service.close()
  await cable.cut()
})

test('replaces a connection that a silent network lost', async () => {
  const { redis } = service.app
  expect(await redis.ping()).toBe('PONG')
  cable.silence()
  await expect(redis.ping()).rejects.toThrow()
  await cable.mend()
  await expect.poll(() => redis.ping().catch(String)).toBe('PONG')
})
