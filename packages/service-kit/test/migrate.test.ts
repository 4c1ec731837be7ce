import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../src/app/database.ts'
import { migrate } from '../src/app/migrate.ts'
import { createTestApp, type TestDatabase, testDatabase } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const first = '20261120t0600-create-things.ts'
const second = '20261121t0600-add-colour.ts'

let directory: string
let database: TestDatabase

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  database = testDatabase(process.env.TEST_DATABASE_URL ?? '')
  await database.create(join(import.meta.dirname, 'fixture/migrations'))
})

afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

async function addSecond(statement: string): Promise<void> {
  await cp(join(import.meta.dirname, 'fixture/migrations', first), join(directory, first))
  await writeFile(
    join(directory, second),
    `export const up = async db => { await db.raw('create table colours ()'); await db.raw(${JSON.stringify(statement)}) }
     export const down = async () => {}`,
  )
}

async function query<T>(sql: string): Promise<T[]> {
  const db = connect(
    { DATABASE_URL: database.ownerUrl, DATABASE_POOL_MAX: 1 },
    { name: 'test', statementTimeout: 1000 },
  )
  try {
    const { rows } = await db.raw<{ rows: T[] }>(sql)
    return rows
  } finally {
    await db.destroy()
  }
}

test('migrates once in two concurrent runs', async () => {
  await addSecond('select pg_sleep(0.2)')
  const runs = await Promise.all([
    migrate({ DATABASE_URL: database.ownerUrl }, directory),
    migrate({ DATABASE_URL: database.ownerUrl }, directory),
  ])
  expect(runs.flat()).toEqual([second])
})

test('rolls a failed migration back, and repeats it after a correction', async () => {
  await addSecond('select 1/0')
  await expect(migrate({ DATABASE_URL: database.ownerUrl }, directory)).rejects.toThrow(
    'division by zero',
  )
  expect(await query("select 1 from pg_tables where tablename = 'colours'")).toEqual([])
  await rm(directory, { recursive: true })
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  await addSecond('select 1')
  expect(await migrate({ DATABASE_URL: database.ownerUrl }, directory)).toEqual([second])
})

test('beside a live version, refuses a migration that would break it before any change', async () => {
  await addSecond('drop table things')
  const run = (expandOnly: boolean) =>
    migrate({ DATABASE_URL: database.ownerUrl }, directory, { expandOnly })
  await expect(run(true)).rejects.toThrow(`${second} drops table things`)
  expect(await query("select 1 from pg_tables where tablename = 'colours'")).toEqual([])
  expect(await run(false)).toEqual([second])
})

test('starts an older release on a newer schema', async () => {
  await addSecond('select 1')
  await migrate({ DATABASE_URL: database.ownerUrl }, directory)
  await rm(join(directory, second))
  expect(await migrate({ DATABASE_URL: database.ownerUrl }, directory)).toEqual([])
})

test('is ready only after the migrations', async () => {
  const service = await createTestApp(buildApp, {})
  try {
    await service.db('knex_migrations').delete()
    const before = await service.app.inject('/readyz')
    expect(before.statusCode).toBe(503)
    expect(before.json()).toMatchObject({ database: false, redis: true })
    const names = await readdir(join(import.meta.dirname, 'fixture/migrations'))
    await service.db('knex_migrations').insert(names.map(name => ({ name, batch: 1 })))
    expect((await service.app.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await service.close()
  }
})
