import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { pingRedis } from '../redis/server.ts'

test('a test file finds a PostgreSQL that has what the services rely on', async () => {
  expect(process.env.TEST_DATABASE_URL).toBe(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const { rows } = await client.query(
    `select uuid_extract_version(uuidv7()) as version, lower('ΣΤΆΜΠΑ') as lower,
            current_setting('timezone') as zone`,
  )
  await client.end()
  expect(rows).toEqual([{ version: 7, lower: 'στάμπα', zone: 'UTC' }])
})

test('a test file finds a Redis that asks for its password', async () => {
  expect(process.env.TEST_REDIS_URL).toBe(inject('redisUrl'))
  await pingRedis(inject('redisUrl'))
  const stranger = new URL(inject('redisUrl'))
  stranger.password = ''
  await expect(pingRedis(stranger.href)).rejects.toThrow('NOAUTH')
})
