import { confirmedKey, sessionKey } from '@stampa/service-kit'
import { createCable } from '@stampa/service-kit/testing'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '../src/passwords.ts'
import { admin, createIdentity } from './identity.ts'

const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
const identity = await createIdentity({ REDIS_URL: redis.url })
afterAll(async () => {
  await identity.close()
  await redis.cut()
})

function user(headers: Record<string, string>) {
  return identity.app.inject({ url: '/api/auth/user', headers })
}

function logout(headers: Record<string, string>) {
  return identity.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
}

function sessionOf({ authorization }: { authorization: string }): string {
  return String(decodeJwt(authorization.slice('Bearer '.length)).sid)
}

test('returns a token for twelve hours that other services can verify', async () => {
  const { status, body, headers } = await identity.signIn(admin)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  const published = await identity.app.inject('/api/auth/jwks')
  const { payload, protectedHeader } = await jwtVerify(
    String(body.token),
    createLocalJWKSet(published.json()),
    { issuer: 'stampa-identity', audience: 'stampa-admin', algorithms: ['EdDSA'] },
  )
  expect(protectedHeader.kid).toBe(identity.keys.kid)
  expect(payload).toMatchObject({
    sub: (body.user as { _id: string })._id,
    email: admin.email,
  })
  const expiresAt = Number(payload.exp) * 1000
  expect(Date.parse(String(body.expiresAt))).toBe(expiresAt)
  const hours = (expiresAt - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(11.9)
  expect(hours).toBeLessThanOrEqual(12)
  const key = sessionKey(String(payload.sid))
  expect(await identity.app.redis.expiretime(key)).toBe(payload.exp)
  // For ten minutes the other services, too, take the password as entered.
  const confirmed = await identity.app.redis.ttl(confirmedKey(String(payload.sid)))
  expect(confirmed).toBeGreaterThan(590)
  expect(confirmed).toBeLessThanOrEqual(600)
})

test('publishes no private part of a key', async () => {
  const { keys } = (await identity.app.inject('/api/auth/jwks')).json()
  expect(keys).toEqual([
    {
      kty: 'OKP',
      crv: 'Ed25519',
      x: identity.keys.publicJwk.x,
      kid: identity.keys.kid,
      use: 'sig',
      alg: 'EdDSA',
    },
  ])
})

test('returns the signed-in administrator', async () => {
  const { statusCode, body } = await user(await identity.session())
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: admin.email,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    role: 'owner',
    permissions: ['*'],
  })
})

test('the token has the permissions of the role', async () => {
  const { body } = await identity.signIn(admin)
  expect(decodeJwt(String(body.token)).scope).toBe('*')
  expect(body.user).toMatchObject({ role: 'owner', permissions: ['*'] })
})

test('ignores letter case in the e-mail, not in the password', async () => {
  expect((await identity.signIn({ ...admin, email: 'ANNA@Example.gr' })).status).toBe(200)
  expect((await identity.signIn({ ...admin, password: admin.password.toUpperCase() })).status).toBe(
    401,
  )
})

test('answers a wrong password and an unknown account alike', async () => {
  const wrong = await identity.signIn({ ...admin, password: 'wrong' })
  const unknown = await identity.signIn({ ...admin, email: 'nobody@example.gr' })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toMatchObject({
    code: 'invalid_credentials',
    message: 'Invalid email or password',
  })
  expect({ ...unknown.body, instance: '' }).toEqual({ ...wrong.body, instance: '' })
})

test('ends only this session on logout, which can be repeated', async () => {
  const mine = await identity.session()
  const other = await identity.session()
  expect((await logout(mine)).statusCode).toBe(204)
  expect((await user(mine)).statusCode).toBe(401)
  expect((await user(other)).statusCode).toBe(200)
  const [row] = await identity.db('sessions').where({ id: sessionOf(mine) })
  expect(row.revoked_at).toBeInstanceOf(Date)
  expect((await logout(mine)).statusCode).toBe(204)
  const [again] = await identity.db('sessions').where({ id: sessionOf(mine) })
  expect(again.revoked_at).toEqual(row.revoked_at)
})

test('accepts a logout with the content type of JSON and no body', async () => {
  const headers = { ...(await identity.session()), 'content-type': 'application/json' }
  expect((await logout(headers)).statusCode).toBe(204)
})

test('answers 503 to sign-in and logout while Redis is away, and recovers', async () => {
  const session = await identity.session()
  await redis.cut()
  expect((await identity.signIn(admin)).status).toBe(503)
  expect((await logout(session)).statusCode).toBe(503)
  expect((await user(session)).statusCode).toBe(503)
  await redis.mend()
  await expect.poll(async () => (await user(session)).statusCode).toBe(200)
  expect((await logout(session)).statusCode).toBe(204)
  expect((await user(session)).statusCode).toBe(401)
  expect((await identity.signIn(admin)).status).toBe(200)
})

test('ends the session although its row cannot be updated, and allows a repeated logout', async () => {
  const session = await identity.session()
  await identity.owner.raw('alter table sessions rename to hidden')
  expect((await logout(session)).statusCode).toBe(500)
  await identity.owner.raw('alter table hidden rename to sessions')
  expect((await user(session)).statusCode).toBe(401)
  expect((await logout(session)).statusCode).toBe(204)
  const [row] = await identity.db('sessions').where({ id: sessionOf(session) })
  expect(row.revoked_at).toBeInstanceOf(Date)
})

test('rejects the token of a removed administrator', async () => {
  const [row] = await identity
    .db('administrators')
    .insert({ email: 'new@example.gr', password_hash: await hashPassword('a password of mine') })
    .returning<{ id: string }[]>('id')
  const headers = { authorization: `Bearer ${await identity.adminToken(row?.id)}` }
  expect((await user(headers)).statusCode).toBe(200)
  await identity.db('administrators').where({ id: row?.id }).delete()
  const { statusCode, body } = await user(headers)
  expect(statusCode).toBe(401)
  expect(JSON.parse(body).code).toBe('unauthorized')
})

test('replaces a hash of older parameters at the next sign-in, and ends no session', async () => {
  // "password", by the reference implementation's own test vectors.
  const old =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  const email = 'old@example.gr'
  const [row] = await identity
    .db('administrators')
    .insert({ email, password_hash: old })
    .returning('id')
  await identity
    .db('sessions')
    .insert({ administrator_id: row.id, expires_at: new Date(Date.now() + 60_000) })
  const stored = async () =>
    (await identity.db('administrators').where({ email }).first()).password_hash
  expect((await identity.signIn({ email, password: 'passwort' })).status).toBe(401)
  expect(await stored()).toBe(old)
  expect((await identity.signIn({ email, password: 'password' })).status).toBe(200)
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect((await identity.signIn({ email, password: 'password' })).status).toBe(200)
  const sessions = await identity.db('sessions').where({ administrator_id: row.id })
  expect(sessions.map(({ revoked_at }) => revoked_at)).toEqual([null, null, null])
})

test('deletes sessions that ended long ago', async () => {
  const [administrator] = await identity.db('administrators').where({ email: admin.email })
  const [old] = await identity
    .db('sessions')
    .insert({
      administrator_id: administrator.id,
      expires_at: new Date(Date.now() - 31 * 86_400_000),
    })
    .returning('id')
  await identity.session()
  expect(await identity.db('sessions').where({ id: old.id })).toEqual([])
})
