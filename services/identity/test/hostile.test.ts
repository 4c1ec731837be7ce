import { createTestKeys, expensiveCalls, signToken } from '@stampa/service-kit/testing'
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, createIdentity, type TestIdentity } from './identity.ts'

let identity: TestIdentity
let before: unknown

beforeAll(async () => {
  identity = await createIdentity()
  before = await contents()
})

afterAll(() => identity.close())

function contents(): Promise<unknown> {
  return Promise.all(['administrators', 'sessions'].map(table => identity.db(table).orderBy('id')))
}

interface Sent {
  payload?: string | object
  headers?: Record<string, string>
}

const text = (length: number) => 'x'.repeat(length)

/** Bodies of POST /api/auth/login, with the status and text of the answer. */
test.each<[string, Sent, number, string]>([
  ['no body', {}, 400, 'Email and password are required'],
  ['an empty object', { payload: {} }, 400, 'Email and password are required'],
  ['no password', { payload: { email: admin.email } }, 400, 'Email and password are required'],
  ['empty texts', { payload: { email: '', password: '' } }, 400, 'Email and password are required'],
  ['an array', { payload: [] }, 400, 'Email and password are required'],
  ['numbers', { payload: { email: 1, password: 2 } }, 400, 'Email and password are required'],
  [
    'an injected object',
    { payload: { email: { $ne: null }, password: { $ne: null } } },
    400,
    'Email and password are required',
  ],
  [
    'a list of e-mails',
    { payload: { email: [admin.email], password: admin.password } },
    400,
    'Email and password are required',
  ],
  ['an unknown field', { payload: { ...admin, role: 'owner' } }, 400, 'Role is not a known field'],
  [
    'a long e-mail',
    { payload: { ...admin, email: text(255) } },
    400,
    'Email must be at most 254 characters',
  ],
  [
    'a long password',
    { payload: { ...admin, password: text(1025) } },
    400,
    'Password must be at most 1024 characters',
  ],
  [
    'a huge body',
    { payload: { ...admin, password: text(300_000) } },
    413,
    'The request is too large',
  ],
  [
    'a NUL character',
    { payload: { email: 'a\0b', password: 'x' } },
    400,
    'The request holds a value that cannot be stored',
  ],
  [
    'half a surrogate pair',
    { payload: { email: '\ud800', password: '\udfff' } },
    401,
    'Invalid email or password',
  ],
  [
    'SQL',
    { payload: { email: "' or 1=1 --", password: "' or 1=1 --" } },
    401,
    'Invalid email or password',
  ],
  [
    'broken JSON',
    { payload: '{"email":', headers: { 'content-type': 'application/json' } },
    400,
    'The request cannot be understood',
  ],
  [
    '__proto__',
    { payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
    400,
    'The request cannot be understood',
  ],
  [
    'a form',
    {
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    'The content type is not supported here',
  ],
])('sign-in refuses %s', async (_name, request, status, message) => {
  const response = await identity.app.inject({
    ...request,
    method: 'POST',
    url: '/api/auth/login',
  })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.json()).toMatchObject({ status, message, detail: message })
})

/** Tokens that are not good enough, each of a session that is live in Redis. */
const tokens: [string, () => Promise<string | undefined>][] = [
  ['no token', async () => undefined],
  ['no JWT', async () => 'x.y.z'],
  ['an expired token', () => identity.expiredToken()],
  ['a token of another key', () => identity.forgedToken()],
  ['a token of an unknown key', async () => signToken(await createTestKeys(), await liveSession())],
  [
    'another audience',
    async () => signToken(identity.keys, { ...(await liveSession()), audience: 'x' }),
  ],
  [
    'another issuer',
    async () => signToken(identity.keys, { ...(await liveSession()), issuer: 'x' }),
  ],
  [
    'alg none',
    async () => {
      const { sid } = await liveSession()
      return claims(new UnsecuredJWT({ sid })).encode()
    },
  ],
  [
    'HS256 with the public key as the secret',
    async () => {
      const { sid } = await liveSession()
      const secret = new TextEncoder().encode(await exportSPKI(identity.keys.publicKey))
      const header = { alg: 'HS256', kid: identity.keys.kid }
      return claims(new SignJWT({ sid })).setProtectedHeader(header).sign(secret)
    },
  ],
]

function claims<T extends SignJWT | UnsecuredJWT>(token: T): T {
  token
    .setSubject('019a9d3c-3f5e-7cc0-9d4e-0f6a1b2c3d4e')
    .setIssuer('stampa-identity')
    .setAudience('stampa-admin')
    .setExpirationTime('1 h')
  return token
}

async function liveSession(): Promise<{ sid: string }> {
  const sid = crypto.randomUUID()
  await identity.app.redis.set(`session:${sid}`, 'live', 'EX', 60)
  return { sid }
}

const guarded = [
  ['GET', '/api/auth/user'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/password'],
] as const

for (const [method, url] of guarded) {
  test.each(tokens)(`${method} ${url} refuses %s`, async (_name, token) => {
    const value = await token()
    const response = await identity.app.inject({
      method,
      url,
      headers: value === undefined ? {} : { authorization: `Bearer ${value}` },
    })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({
      code: 'unauthorized',
      message: 'Authentication required',
    })
  })
}

test('GET /api/auth/user refuses a token of an ended session', async () => {
  const headers = { authorization: `Bearer ${await identity.revokedToken()}` }
  expect((await identity.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
})

test.each([
  ['GET', '/api/auth/login', 405],
  ['PUT', '/api/auth/login', 405],
  ['POST', '/api/auth/user', 405],
  ['DELETE', '/api/auth/logout', 405],
  ['POST', '/api/auth/jwks', 405],
  ['GET', '/api/auth/administrators', 404],
  ['GET', '/api/auth', 404],
  ['GET', '/api/auth/%', 400],
] as const)('%s %s is %i', async (method, url, status) => {
  const response = await identity.app.inject({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
})

test('bounds the processor time and the memory of the worst calls without a token', async () => {
  expect(await expensiveCalls(identity.app)).toEqual([])
}, 300_000)

test('stores nothing of rejected requests', async () => {
  expect(await contents()).toEqual(before)
})
