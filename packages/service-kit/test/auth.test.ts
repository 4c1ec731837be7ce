import { randomUUID } from 'node:crypto'
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { lastUseKey, sessionKey } from '../src/auth/live-session.ts'
import { tokenAudience, tokenIssuer } from '../src/auth/plugin.ts'
import { createApp, Type } from '../src/index.ts'
import {
  createCable,
  createTestApp,
  createTestKeys,
  signToken,
  type TokenOptions,
} from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const keys = await createTestKeys()
const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
const service = await createTestApp(buildApp, { REDIS_URL: redis.url }, { keys })
afterAll(async () => {
  await service.close()
  await redis.cut()
})

function call(authorization?: string, app = service.app) {
  return app.inject({
    url: '/api/things/whoami',
    headers: authorization === undefined ? {} : { authorization },
  })
}

function post(token: string) {
  return service.app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { authorization: `Bearer ${token}` },
    payload: { name: randomUUID().slice(0, 20) },
  })
}

/** A token of a live session, so that only what `options` changes can be why it is refused. */
async function liveToken(options: TokenOptions = {}): Promise<string> {
  const sid = randomUUID()
  await service.app.redis.set(sessionKey(sid), 'live', 'EX', 60)
  return signToken(keys, { sid, ...options })
}

function claims(token = new SignJWT({ sid: randomUUID() })) {
  return token
    .setSubject(randomUUID())
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setExpirationTime('1 h')
}

test('accepts a genuine token of a live session', async () => {
  const id = randomUUID()
  const token = await service.adminToken(id, 'maria@example.com')
  const { statusCode, body, headers } = await call(`Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ id, email: 'maria@example.com' })
  expect(headers['cache-control']).toBe('no-store')
})

test('accepts an older token without an e-mail', async () => {
  const { statusCode, body } = await call(`Bearer ${await liveToken()}`)
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).not.toHaveProperty('email')
})

test('a token without a scope, as of a release without roles, may make every call', async () => {
  const { statusCode } = await post(await liveToken())
  expect(statusCode).toBe(201)
})

test.each([[['content:write']], [['*']], [['content:read', 'content:write']]])(
  'a token with the scope %j may write content',
  async scope => {
    expect((await post(await liveToken({ scope }))).statusCode).toBe(201)
  },
)

test.each([[[]], [['content:read']], [['content:writes', 'CONTENT:WRITE']], [['offers:write']]])(
  'refuses to write content with the scope %j',
  async scope => {
    const { statusCode, body } = await post(await liveToken({ scope }))
    expect(statusCode).toBe(403)
    expect(JSON.parse(body)).toMatchObject({
      code: 'forbidden',
      message: 'You do not have permission to do this',
    })
  },
)

test('does not start with a call for administrators that states no permission', async () => {
  const { app } = service
  const schema = { response: { 204: Type.Null() } }
  const unstated = createApp(service.config, {
    name: 'careless',
    title: 'A service without permissions',
    version: '1.0.0',
    migrations: app.migrations,
    plugins: other => {
      const security = [{ admin: [] }]
      const options = { onRequest: other.requireAdmin, schema: { ...schema, security } }
      other.get('/api/careless', options, async (_request, reply) => reply.code(204).send(null))
    },
  })
  await expect(unstated).rejects.toThrow('GET /api/careless states no permission')
})

test.each<[string, () => Promise<string | undefined> | string | undefined]>([
  ['no token', () => undefined],
  ['an empty one', () => 'Bearer '],
  ['another scheme', async () => `Basic ${await liveToken()}`],
  ['two tokens', async () => `Bearer ${await liveToken()} ${await liveToken()}`],
  ['no JWT', () => 'Bearer abc'],
  ['three empty parts', () => 'Bearer ..'],
  ['an expired one', async () => `Bearer ${await service.expiredToken()}`],
  ['one of an ended session', async () => `Bearer ${await service.revokedToken()}`],
  ['one signed with another key', async () => `Bearer ${await service.forgedToken()}`],
  ['one for another audience', async () => `Bearer ${await liveToken({ audience: 'shop' })}`],
  ['one of another issuer', async () => `Bearer ${await liveToken({ issuer: 'someone' })}`],
  ['an altered one', async () => `Bearer ${(await liveToken()).replace(/\.(.)/, '.X$1')}`],
  [
    'one without a signature',
    () =>
      `Bearer ${new UnsecuredJWT({ sid: randomUUID() })
        .setSubject(randomUUID())
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setExpirationTime('1 h')
        .encode()}`,
  ],
  [
    'one signed with the public key as a secret',
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey))
      return `Bearer ${await claims().setProtectedHeader({ alg: 'HS256', kid: keys.kid }).sign(secret)}`
    },
  ],
  [
    'one that brings its own key',
    async () => {
      const own = await createTestKeys()
      const header = { alg: 'EdDSA', kid: own.kid, jwk: own.publicJwk }
      return `Bearer ${await claims().setProtectedHeader(header).sign(own.privateKey)}`
    },
  ],
  [
    'one without a session',
    async () =>
      `Bearer ${await claims(new SignJWT({})).setProtectedHeader({ alg: 'EdDSA', kid: keys.kid }).sign(keys.privateKey)}`,
  ],
  [
    'one that never expires',
    async () => {
      const sid = randomUUID()
      await service.app.redis.set(sessionKey(sid), 'live', 'EX', 60)
      const endless = new SignJWT({ sid })
        .setSubject(randomUUID())
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
      return `Bearer ${await endless.setProtectedHeader({ alg: 'EdDSA', kid: keys.kid }).sign(keys.privateKey)}`
    },
  ],
])('%s is 401', async (_name, authorization) => {
  const { statusCode, body, headers } = await call(await authorization())
  expect(statusCode).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
  expect(headers['content-type']).toContain('application/problem+json')
  expect(JSON.parse(body)).toMatchObject({
    code: 'unauthorized',
    message: 'Authentication required',
  })
})

test('rejects a token at once when its session ends, also a verified one', async () => {
  const sid = randomUUID()
  const token = `Bearer ${await liveToken({ sid })}`
  await service.app.redis.set(sessionKey(sid), 'live', 'EX', 60)
  expect((await call(token)).statusCode).toBe(200)
  await service.app.redis.del(sessionKey(sid))
  expect((await call(token)).statusCode).toBe(401)
})

test('rejects a token whose session was unused for its idle time', async () => {
  const sid = randomUUID()
  const token = `Bearer ${await liveToken({ sid, idle: 600 })}`
  const { redis } = service.app
  await redis.set(sessionKey(sid), 'live', 'EX', 60)
  expect((await call(token)).statusCode).toBe(401)
  await redis.set(lastUseKey(sid), '', 'EX', 100)
  const unattended = { authorization: token, 'x-unattended': '1' }
  const polled = await service.app.inject({ url: '/api/things/whoami', headers: unattended })
  expect(polled.statusCode).toBe(200)
  expect(await redis.ttl(lastUseKey(sid))).toBeLessThanOrEqual(100)
  expect((await call(token)).statusCode).toBe(200)
  expect(await redis.ttl(lastUseKey(sid))).toBeGreaterThan(500)
  await redis.del(lastUseKey(sid))
  expect((await call(token)).statusCode).toBe(401)
  expect(await redis.exists(lastUseKey(sid))).toBe(0)
})

test('answers 503 while Redis is away, and recovers', async () => {
  const token = `Bearer ${await liveToken()}`
  await redis.cut()
  const { statusCode, body, headers } = await call(token)
  expect(statusCode).toBe(503)
  expect(JSON.parse(body).code).toBe('unavailable')
  expect(headers['retry-after']).toBe('2')
  expect((await service.app.inject('/readyz')).statusCode).toBe(503)
  expect((await service.app.inject('/healthz')).statusCode).toBe(200)
  expect((await service.app.inject('/api/things')).statusCode).toBe(200)
  await redis.mend()
  await expect.poll(async () => (await call(token)).statusCode).toBe(200)
  expect((await service.app.inject('/readyz')).statusCode).toBe(200)
})

test('answers 503, not 401, while the keys cannot be fetched', async () => {
  const unkeyed = await createTestApp(buildApp, { JWKS_URL: 'http://127.0.0.1:1/' }, { keys })
  try {
    const { statusCode } = await call(`Bearer ${await unkeyed.adminToken()}`, unkeyed.app)
    expect(statusCode).toBe(503)
    expect((await call('Bearer abc', unkeyed.app)).statusCode).toBe(401)
  } finally {
    await unkeyed.close()
  }
})

test('answers 500 when a route reads admin without a guard', async () => {
  expect((await service.app.inject('/api/things/unguarded')).statusCode).toBe(500)
})
