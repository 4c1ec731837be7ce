import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type App, scopeOfAccount } from '@stampa/service-kit'
import { createCable } from '@stampa/service-kit/testing'
import type { Knex } from 'knex'
import { afterAll, afterEach, expect, test } from 'vitest'
import { replaceHash } from '../src/accounts/administrators.ts'
import { buildApp } from '../src/app.ts'
import { hashPassword } from '../src/passwords.ts'
import { createIdentity, linkKey, startOther } from './identity.ts'

const maria = { email: 'maria@example.gr', password: 'a password of mine' }

const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
/** Answers calls, but does not listen, and so applies no change by itself. */
const identity = await createIdentity({ REDIS_URL: redis.url })
const other = await startOther(identity, 'own')
const passwordHash = await hashPassword(maria.password)
const running: App[] = []

afterEach(async () => {
  for (const app of running.splice(0)) await app.close()
  await identity.db('administrators').where({ email: maria.email }).delete()
})

afterAll(async () => {
  await other.close()
  await identity.close()
  await redis.cut()
})

async function startIdentity(): Promise<void> {
  const app = await buildApp({
    ...identity.config,
    JWT_PRIVATE_KEY_FILE: identity.keyFile,
    LINK_KEY: linkKey,
    SESSION_IDLE_MINUTES: 120,
  })
  running.push(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** Creates the administrator with two sessions. */
async function twoSessions() {
  await identity.db('administrators').insert({ email: maria.email, password_hash: passwordHash })
  return [await identity.session(maria), await identity.session(maria)]
}

async function statuses(sessions: { authorization: string }[]): Promise<number[]> {
  const responses = await Promise.all(
    sessions.flatMap(headers => [
      identity.app.inject({ url: '/api/auth/user', headers }),
      other.inject({ url: '/api/other', headers }),
    ]),
  )
  return responses.map(({ statusCode }) => statusCode)
}

const live = [200, 204, 200, 204]
const ended = [401, 401, 401, 401]

const byEmail = (db: Knex) => db('administrators').where({ email: maria.email })

const changes: [string, (db: Knex) => Promise<unknown>][] = [
  ['deleting an administrator', db => byEmail(db).delete()],
  ['disabling an administrator', db => byEmail(db).update({ disabled_at: db.fn.now() })],
  ['changing a password', async db => byEmail(db).update({ password_hash: 'none' })],
  ['changing the role', db => byEmail(db).update({ role: 'analyst' })],
  ['changing any other column', db => byEmail(db).update({ created_at: db.fn.now() })],
  ['deleting the rows of sessions', db => db('sessions').delete()],
]

test.each(changes)('%s by SQL ends the sessions at every service', async (_name, change) => {
  const others = await identity.session()
  const sessions = await twoSessions()
  await startIdentity()
  expect(await statuses(sessions)).toEqual(live)
  await change(identity.db)
  await expect.poll(() => statuses(sessions)).toEqual(ended)
  const stays = await identity.db('sessions').first()
  expect(await statuses([others])).toEqual(stays ? [200, 204] : [401, 401])
})

test.each(changes.slice(0, -1))(
  '%s by SQL ends what a link may, until the next sign-in',
  async (_name, change) => {
    await twoSessions()
    const { id } = await byEmail(identity.db).first()
    await startIdentity()
    await expect.poll(() => identity.db('administrator_changes')).toEqual([])
    await identity.session(maria)
    expect(await scopeOfAccount(identity.app.redis, id)).toEqual(['*'])
    await change(identity.db)
    await expect.poll(() => scopeOfAccount(identity.app.redis, id)).toEqual([])
  },
)

test('a change of the permissions of a role ends the sessions of its administrators, and what their links may', async () => {
  const [{ id }] = await identity
    .db('roles')
    .insert({ name: 'Translators', permissions: ['content:read'] })
    .returning('id')
  const others = await identity.session()
  await twoSessions()
  await byEmail(identity.db).update({ role: id })
  const sessions = [await identity.session(maria)]
  await startIdentity()
  await expect.poll(() => identity.db('administrator_changes')).toEqual([])
  sessions.push(await identity.session(maria))
  await identity.db('roles').where({ id }).update({ name: 'Translation' })
  expect(await statuses(sessions)).toEqual([200, 204, 200, 204])
  const person = await byEmail(identity.db).first()
  const scope = () => scopeOfAccount(identity.app.redis, person.id)
  expect(await scope()).toEqual(['content:read'])
  await identity
    .db('roles')
    .where({ id })
    .update({ permissions: ['content:write'] })
  await expect.poll(() => statuses(sessions)).toEqual(ended)
  await expect.poll(scope).toEqual([])
  expect(await statuses([others])).toEqual([200, 204])
  await byEmail(identity.db).delete()
  await identity.db('roles').where({ id }).delete()
})

test('ends the sessions of a change that was made while identity was stopped', async () => {
  const sessions = await twoSessions()
  await byEmail(identity.db).delete()
  expect(await statuses(sessions)).toContain(204)
  await startIdentity()
  await expect.poll(() => statuses(sessions)).toEqual(ended)
  expect(await identity.db('ended_sessions')).toEqual([])
})

test('refuses the calls while Redis is away, and ends the sessions when it is back', async () => {
  const sessions = await twoSessions()
  await Promise.all([startIdentity(), startIdentity()])
  await redis.cut()
  await byEmail(identity.db).update({ disabled_at: identity.db.fn.now() })
  expect(await statuses(sessions)).toEqual([503, 503, 503, 503])
  await redis.mend()
  await expect.poll(() => statuses(sessions)).toEqual(ended)
})

function administrator(...words: string[]) {
  const { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX } = identity.config
  const JWT_PRIVATE_KEY_FILE = identity.keyFile
  return promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../src/administrator.ts'), ...words],
    { env: { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX, JWT_PRIVATE_KEY_FILE, LINK_KEY: linkKey } },
  )
}

test.each(['disable', 'delete'])(
  'the command %s ends sessions without a running identity',
  async name => {
    const sessions = await twoSessions()
    await administrator(name, maria.email.toUpperCase())
    expect(await statuses(sessions)).toEqual(ended)
    expect((await identity.signIn(maria)).status).toBe(401)
  },
)

test('a disabled administrator signs in after being enabled, and earlier sessions stay ended', async () => {
  const sessions = await twoSessions()
  await administrator('disable', maria.email)
  await administrator('enable', maria.email)
  expect((await identity.signIn(maria)).status).toBe(200)
  expect(await statuses(sessions)).toEqual(ended)
})

test.each([
  [['delete', 'nobody@example.gr'], 'there is no administrator with this e-mail'],
  [
    ['remove', maria.email],
    'usage: node src/administrator.ts disable|enable|delete|remove-second-factor <e-mail>',
  ],
  [
    ['delete'],
    'usage: node src/administrator.ts disable|enable|delete|remove-second-factor <e-mail>',
  ],
])('the command %j fails with its reason', async (words, reason) => {
  await expect(administrator(...words)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(reason),
  })
})

test('refuses a sign-in that is overtaken by a change of its administrator', async () => {
  await twoSessions()
  const change = await identity.db.transaction()
  await change('administrators').where({ email: maria.email }).update({ disabled_at: new Date() })
  const signIn = identity.signIn(maria)
  const waiting = () =>
    identity
      .db('pg_stat_activity')
      .whereRaw("datname = current_database() and wait_event_type = 'Lock'")
      .pluck('state')
  await expect.poll(waiting).toEqual(['active'])
  await change.commit()
  expect((await signIn).status).toBe(401)
})

test('leaves no session live when sign-ins and changes race', async () => {
  await twoSessions()
  await startIdentity()
  for (let round = 0; round < 10; round++) {
    const signIns = ['1', '2', '3'].map(i => identity.signIn(maria, `198.51.${round}.${i}`))
    await Promise.race(signIns)
    await byEmail(identity.db).update({ disabled_at: identity.db.fn.now() })
    await byEmail(identity.db).update({ disabled_at: null })
    await Promise.all(signIns)
  }
  await byEmail(identity.db).update({ disabled_at: identity.db.fn.now() })
  const ids = await identity
    .db('sessions')
    .whereIn('administrator_id', byEmail(identity.db).select('id'))
    .pluck<string[]>('id')
  expect(ids.length).toBeGreaterThan(10)
  const keys = ids.map(id => `session:${id}`)
  await expect.poll(() => identity.app.redis.exists(keys)).toBe(0)
})

test('does not replace the hash of a password that was changed meanwhile', async () => {
  await twoSessions()
  const read = await byEmail(identity.db).first()
  await replaceHash(identity.db, { ...read, passwordHash: 'an older hash' }, 'a newer hash')
  expect(await byEmail(identity.db).pluck('password_hash')).toEqual([passwordHash])
})
