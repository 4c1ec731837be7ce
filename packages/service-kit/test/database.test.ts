import { afterAll, expect, test } from 'vitest'
import { connect } from '../src/app/database.ts'
import { createCable, createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const database = await createCable(process.env.TEST_DATABASE_URL ?? '')
const service = await createTestApp(buildApp, {}, { databaseServer: database.url })
afterAll(async () => {
  await service.close()
  await database.cut()
})

test('answers 503 while the database is away, and recovers', async () => {
  const list = () => service.app.inject('/api/things')
  expect((await list()).statusCode).toBe(200)
  await database.cut()
  const { statusCode, body, headers } = await list()
  expect(statusCode).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
  expect(headers['retry-after']).toBe('2')
  expect((await service.app.inject('/readyz')).json()).toMatchObject({
    database: false,
    redis: true,
  })
  expect((await service.app.inject('/healthz')).statusCode).toBe(200)
  await database.mend()
  await expect.poll(async () => (await list()).statusCode).toBe(200)
  expect((await service.app.inject('/readyz')).statusCode).toBe(200)
})

test('fails only the running query when the database restarts', async () => {
  const slow = service.db.raw('select pg_sleep(30)').then(
    () => undefined,
    error => error,
  )
  await expect
    .poll(async () => {
      const { rows } = await service.db.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)' and datname = current_database()",
      )
      return rows.length
    })
    .toBe(1)
  expect((await slow).code).toBe('57P01')
  await expect.poll(async () => (await service.app.inject('/api/things')).statusCode).toBe(200)
})

test('omits the values of a failed statement', async () => {
  const error = await service
    .db('things')
    .insert({ name: 'anna', amount: 'x' })
    .then(
      () => undefined,
      (failure: Error) => failure,
    )
  expect(error?.message).toContain('insert into "things"')
  expect(error?.message).not.toContain('anna')
})

test('replaces connections that a silent network lost', async () => {
  const db = connect(
    { DATABASE_URL: service.config.DATABASE_URL, DATABASE_POOL_MAX: 1 },
    { name: 'silent', statementTimeout: 100 },
  )
  const ask = () => db.raw('select 1')
  await ask()
  database.silence()
  await expect(ask()).rejects.toThrow('PostgreSQL does not answer')
  await database.mend()
  await ask()
  await db.destroy()
})

test('replaces a connection to Redis that a silent network lost', async () => {
  const cable = await createCable(process.env.TEST_REDIS_URL ?? '')
  const other = await createTestApp(buildApp, { REDIS_URL: cable.url })
  const { redis } = other.app
  expect(await redis.ping()).toBe('PONG')
  cable.silence()
  await expect(redis.ping()).rejects.toThrow()
  await cable.mend()
  await expect.poll(() => redis.ping().catch(String)).toBe('PONG')
  await other.close()
  await cable.cut()
})
