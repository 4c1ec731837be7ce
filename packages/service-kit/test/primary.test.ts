import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../src/app/database.ts'
import { serversOf } from '../src/app/primary.ts'
import { createCable, createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const [one, two] = await Promise.all(
  Array.from({ length: 2 }, () => createCable(process.env.TEST_DATABASE_URL ?? '')),
)
if (!(one && two)) throw new Error('no cables')
const service = await createTestApp(buildApp, {})
const { DATABASE_URL } = service.config
afterAll(async () => {
  // A connection that is silent before its sign-in is done keeps PostgreSQL from dropping a database for a minute.
  await Promise.all([one.cut(), two.cut()])
  await service.close()
})

/** Opens a pool of one connection to a list of servers. */
function open(hosts: string[], connectTimeout = 1000) {
  const url = new URL(DATABASE_URL)
  const start = `${url.protocol}//${url.username}:${url.password}@`
  return connect(
    {
      DATABASE_URL: `${start}${hosts}${url.pathname}?target_session_attrs=read-write`,
      DATABASE_POOL_MAX: 1,
    },
    { name: 'moving', statementTimeout: 500, connectTimeout },
  )
}

const hosts = [one, two].map(({ url }) => new URL(url).host)

/** Makes new sessions of the service's role read-only, as those of a standby are. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await service.db.transaction(async tx => {
    await tx.raw('set local transaction_read_only = off').catch(() => {})
    const { rows } = await tx.raw('select current_database() as name')
    await tx.raw(
      `alter role current_user in database ${rows[0].name} set default_transaction_read_only = ${value}`,
    )
  })
}

test('finds the server that answers, wherever it is in the list, and the next one when that is lost', async () => {
  const db = open(['127.0.0.1:1', ...hosts])
  const ask = () => db.raw('select 1').then(() => 'answer', String)
  expect(await ask()).toBe('answer')
  for (const lost of [one, two]) {
    await lost.cut()
    await expect.poll(ask).toBe('answer')
    await lost.mend()
  }
  await db.destroy()
})

test('opens no session on a server that accepts no writes, and waits until one does', async () => {
  await setReadOnly('on')
  const impatient = open(hosts, 300)
  await expect(impatient.raw('select 1')).rejects.toMatchObject({ code: '25006' })
  await impatient.destroy()
  const patient = open(hosts, 5000)
  const answer = patient.raw('select 1')
  await setReadOnly('off')
  await answer
  await patient.destroy()
})

test('replaces the sessions of a server that has become a standby', async () => {
  const db = open(hosts)
  await db.raw('set default_transaction_read_only = on')
  const add = () => db('things').insert({ name: 'written once' })
  await expect(add()).rejects.toMatchObject({ code: '25006' })
  await add()
  expect(await db('things').where({ name: 'written once' })).toHaveLength(1)
  await db.destroy()
})

test('never sends again what may have been applied: a COMMIT whose answer was lost', async () => {
  const db = open(hosts)
  let runs = 0
  const work = db.transaction(async tx => {
    runs++
    await tx('things').insert({ name: 'perhaps written' })
    for (const each of [one, two]) each.silence()
  })
  await expect(work).rejects.toThrow('PostgreSQL does not answer')
  await Promise.all([one.mend(), two.mend()])
  expect(runs).toBe(1)
  expect(await db('things').where({ name: 'perhaps written' })).toHaveLength(0)
  await db.destroy()
})

test('breaks before PostgreSQL ends a statement, and so a COMMIT that waits for a standby', async () => {
  const db = open(hosts)
  await expect(db.raw('select pg_sleep(60)')).rejects.toThrow('PostgreSQL does not answer')
  await db.destroy()
})

test.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db'], false],
  [
    'postgres://u:p@one:1,[::1]:2,three/db?target_session_attrs=read-write&sslmode=require',
    ['one:1', '[::1]:2', 'three'].map(host => `postgres://u:p@${host}/db?sslmode=require`),
    true,
  ],
  ['postgresql://one,two/db', ['postgresql://one/db', 'postgresql://two/db'], false],
])('reads the servers of %s', (url, urls, mustWrite) => {
  expect(serversOf(url)).toEqual({ urls, mustWrite })
})

test('refuses attributes of a session that it does not know', () => {
  expect(() => serversOf('postgres://one/db?target_session_attrs=standby')).toThrow('standby')
})

test('keeps user, password, ports and database of every list of servers', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)
  const host = fc.tuple(word, fc.integer({ min: 1, max: 65_535 }))
  fc.assert(
    fc.property(fc.array(host, { minLength: 1 }), fc.string(), word, (hosts, password, name) => {
      const list = hosts.map(([host, port]) => `${host}:${port}`)
      const start = `postgres://${name}:${encodeURIComponent(password)}@`
      const { urls } = serversOf(`${start}${list}/${name}?target_session_attrs=read-write`)
      expect(urls).toEqual(list.map(host => `${start}${host}/${name}`))
    }),
  )
})
