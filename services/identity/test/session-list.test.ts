import { lastUseKey } from '@stampa/service-kit'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, expect, test } from 'vitest'
import { hashPassword } from '../src/passwords.ts'
import { admin, createIdentity } from './identity.ts'

const maria = { email: 'maria@example.gr', password: 'a password of mine' }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

interface Session {
  _id: string
  browser: string | null
  current: boolean
  usedAt: string
}

const identity = await createIdentity()
const passwordHash = await hashPassword(maria.password)

afterEach(async () => {
  await identity.db('administrators').whereNot({ email: admin.email }).delete()
  await identity.db('sessions').delete()
})

afterAll(() => identity.close())

async function signIn(credentials = admin, userAgent?: string): Promise<string> {
  const { body } = await callService<{ token: string }>(identity.app, 'POST', '/api/auth/login', {
    json: credentials,
    headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
  })
  return body.token
}

function call<Body = Session[]>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options: CallOptions,
) {
  return callService<Body>(identity.app, method, `/api/auth${path}`, options)
}

const idOf = (token: string) => String(decodeJwt(token).sid)
const isLive = async (token: string) => (await call('GET', '/user', { token })).status === 200

/** Creates an administrator. @returns the id */
async function createMaria(role = 'sales'): Promise<string> {
  const [row] = await identity
    .db('administrators')
    .insert({ email: maria.email, password_hash: passwordHash, role })
    .returning<{ id: string }[]>('id')
  return row?.id ?? ''
}

test('lists the own live sessions with browser and times, and no address', async () => {
  const first = await signIn(admin, firefox)
  const second = await signIn(admin, iphone)
  const ended = await signIn()
  await call('POST', '/logout', { token: ended })
  await createMaria()
  await signIn(maria)
  const { body } = await call('GET', '/sessions', { token: first })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const times = { createdAt: time, usedAt: time, expiresAt: time }
  expect(body).toEqual([
    {
      _id: idOf(second),
      browser: 'Safari',
      os: 'iOS',
      device: 'mobile',
      ...times,
      current: false,
    },
    {
      _id: idOf(first),
      browser: 'Firefox',
      os: 'Linux',
      device: 'desktop',
      ...times,
      current: true,
    },
  ])
  const columns = Object.keys((await identity.db('sessions').first()) ?? {})
  expect(columns.filter(name => /address|ip$|agent/.test(name))).toEqual([])
})

test('a session of a client without a user agent is listed, too', async () => {
  const token = await signIn(admin, '')
  const { body } = await call('GET', '/sessions', { token })
  expect(body).toMatchObject([{ _id: idOf(token), browser: null, current: true }])
})

test('an idle session ends and leaves the list; a used one has its last use there', async () => {
  const [mine, idle] = [await signIn(), await signIn()]
  const used = Date.now()
  await identity.app.redis.expire(lastUseKey(idOf(mine)), 60)
  await identity.app.redis.del(lastUseKey(idOf(idle)))
  expect(await isLive(idle)).toBe(false)
  const { body } = await call('GET', '/sessions', { token: mine })
  expect(body.map(({ _id }) => _id)).toEqual([idOf(mine)])
  expect(Date.parse(body[0]?.usedAt ?? '')).toBeGreaterThanOrEqual(used - 1000)
  expect(decodeJwt(mine).idle).toBe(7200)
})

test('ends one session, and all others', async () => {
  const tokens = [await signIn(), await signIn(), await signIn()]
  const [mine = '', one = '', other = ''] = tokens
  expect((await call('DELETE', `/sessions/${idOf(one)}`, { token: mine })).status).toBe(204)
  expect(await Promise.all(tokens.map(isLive))).toEqual([true, false, true])
  expectProblem(
    await call('DELETE', `/sessions/${idOf(one)}`, { token: mine }),
    404,
    'The session has ended already',
  )
  expect((await call('DELETE', '/sessions', { token: mine })).status).toBe(204)
  expect(await isLive(other)).toBe(false)
  expect(await isLive(mine)).toBe(true)
})

test('ending sessions needs the password of the last ten minutes', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  await identity.db('sessions').update({ confirmed_at: new Date(Date.now() - 601_000) })
  for (const path of ['/sessions', `/sessions/${idOf(other)}`]) {
    expectProblem(
      await call('DELETE', path, { token: mine }),
      403,
      'Enter your password to continue',
    )
  }
  expect(await isLive(other)).toBe(true)
})

test('nobody ends a session of another by the call for the own ones', async () => {
  await createMaria()
  const [mine, theirs] = [await signIn(), await signIn(maria)]
  expect((await call('DELETE', `/sessions/${idOf(theirs)}`, { token: mine })).status).toBe(404)
  expect((await call('DELETE', '/sessions', { token: mine })).status).toBe(204)
  expect(await isLive(theirs)).toBe(true)
})

test('who may change people sees and ends the sessions of others', async () => {
  const id = await createMaria()
  const [mine, first, second] = [await signIn(), await signIn(maria), await signIn(maria)]
  const path = `/people/${id}`
  const { body } = await call('GET', `${path}/sessions`, { token: mine })
  expect(body.map(({ _id, current }) => [_id, current])).toEqual([
    [idOf(second), false],
    [idOf(first), false],
  ])
  const signOut = (json: object) =>
    call<{ code?: string }>('POST', `${path}/sign-out`, { token: mine, json })
  expect((await signOut({ session: idOf(first) })).status).toBe(204)
  expect([await isLive(first), await isLive(second)]).toEqual([false, true])
  expect((await signOut({ session: idOf(first) })).status).toBe(404)
  expect((await signOut({ session: idOf(mine) })).status).toBe(404)
  expect((await signOut({})).status).toBe(204)
  expect([await isLive(second), await isLive(mine)]).toEqual([false, true])
})

test('sessions of an owner are closed to those with fewer permissions', async () => {
  const id = await createMaria('owner')
  const theirs = await signIn(maria)
  const scope = ['people:read', 'people:write']
  await identity.db('roles').insert({ id: 'managers', name: 'Managers', permissions: scope })
  const manager = { email: 'manager@example.gr', password: maria.password }
  await identity
    .db('administrators')
    .insert({ email: manager.email, password_hash: passwordHash, role: 'managers' })
  const token = await signIn(manager)
  expect((await call('POST', `/people/${id}/sign-out`, { token, json: {} })).status).toBe(403)
  expect((await call('GET', `/people/${id}/sessions`, { token })).status).toBe(403)
  expect(await isLive(theirs)).toBe(true)
  const reader = await identity.adminToken(undefined, undefined, ['people:read'])
  expect((await call('GET', `/people/${id}/sessions`, { token: reader })).status).toBe(403)
  await identity.db('administrators').where({ role: 'managers' }).delete()
  await identity.db('roles').where({ id: 'managers' }).delete()
})
