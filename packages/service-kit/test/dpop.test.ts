import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { lastUseKey, sessionKey } from '../src/auth/live-session.ts'
import {
  createCable,
  createDpopKey,
  createTestApp,
  createTestKeys,
  type DpopKey,
  type DpopProofOptions,
  signDpopProof,
  signToken,
} from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const path = '/api/things/whoami'
const htu = `https://shop.example${path}`

const keys = await createTestKeys()
const redis = await createCable(process.env.TEST_REDIS_URL ?? '')
const service = await createTestApp(buildApp, { REDIS_URL: redis.url }, { keys })
await service.app.listen({ host: '127.0.0.1', port: 0 })
const key = await createDpopKey()
/** Token of a live session, bound to `key`. */
const token = await boundToken(key)

afterAll(async () => {
  await service.close()
  await redis.cut()
})

async function boundToken({ thumbprint }: DpopKey): Promise<string> {
  const sid = randomUUID()
  await service.app.redis.set(sessionKey(sid), 'live', 'EX', 60)
  return signToken(keys, { sid, jkt: thumbprint })
}

/** Returns a proof for the call of {@link call}. */
function prove(options: Partial<DpopProofOptions> = {}, by = key): Promise<string> {
  return signDpopProof(by, { htm: 'GET', htu, token, ...options })
}

function call(dpop: string | undefined, authorization = `Bearer ${token}`, url = path) {
  const headers = { host: 'shop.example', authorization, ...(dpop !== undefined && { dpop }) }
  return service.app.inject({ url, headers })
}

const now = () => Math.floor(Date.now() / 1000)

test.each<[string, () => Promise<string> | string, string?]>([
  ['for the call', () => prove()],
  ['without the scheme of the gateway', () => prove({ htu: htu.replace('https', 'http') })],
  ['with a query and a fragment', () => prove({ htu: `${htu}?a=b#c` })],
  ['for an address with a query', () => prove(), `${path}?limit=1`],
  ['made before a long upload', () => prove({ claims: { iat: now() - 590 } })],
  ['of a clock that is slightly ahead', () => prove({ claims: { iat: now() + 3 } })],
])('accepts a bound token with a proof %s', async (_name, proof, url) => {
  for (const scheme of ['Bearer', 'DPoP', 'dpop']) {
    const { statusCode } = await call(await proof(), `${scheme} ${token}`, url)
    expect(statusCode, scheme).toBe(200)
  }
})

/** Signs with another algorithm, whose public key the header contains. */
async function signedWith(alg: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  return prove({ header: { alg, jwk } }, { privateKey, publicJwk: jwk, thumbprint: '' })
}

const claims = () => ({ htm: 'GET', htu, iat: now(), jti: randomUUID() })

const forgeries: [name: string, proof: () => Promise<string | undefined> | string | undefined][] = [
  ['no proof', () => undefined],
  ['an empty one', () => ''],
  ['no JWT', () => 'garbage'],
  ['three empty parts', () => '..'],
  ['bytes that are no text', () => '\u00ff\u00fe.\u00ff.\u00ff'],
  ['a huge one', () => `${'a'.repeat(4000)}.${'b'.repeat(4000)}.${'c'.repeat(4000)}`],
  ['two in one header', async () => `${await prove()}, ${await prove()}`],
  ['one by another key', async () => prove({}, await createDpopKey())],
  [
    'one by another key that names the right one',
    async () => prove({ header: { jwk: key.publicJwk } }, await createDpopKey()),
  ],
  ['an altered one', async () => (await prove()).replace(/\.(.)/, '.X$1')],
  ['one for another method', () => prove({ htm: 'POST' })],
  ['one for a method in small letters', () => prove({ htm: 'get' })],
  ['one for another path', () => prove({ htu: 'https://shop.example/api/things' })],
  ['one for a path below', () => prove({ htu: `${htu}/` })],
  ['one for another host', () => prove({ htu: htu.replace('shop', 'evil') })],
  ['one for another port', () => prove({ htu: htu.replace('example', 'example:8443') })],
  ['one for a path only', () => prove({ htu: path })],
  ['one for a list of addresses', () => prove({ claims: { htu: [htu] } })],
  ['an old one', () => prove({ claims: { iat: now() - 620 } })],
  ['a future one', () => prove({ claims: { iat: now() + 30 } })],
  ['one with a time that is text', () => prove({ claims: { iat: String(now()) } })],
  ['one without an id', () => prove({ claims: { jti: undefined } })],
  ['one with a long id', () => prove({ claims: { jti: 'x'.repeat(101) } })],
  ['one without a time', () => prove({ claims: { iat: undefined } })],
  ['one without a method', () => prove({ claims: { htm: undefined } })],
  ['one without an address', () => prove({ claims: { htu: undefined } })],
  ['one without a token', () => prove({ claims: { ath: undefined } })],
  ['one for another token', async () => prove({ token: await boundToken(key) })],
  ['one of another type', () => prove({ header: { typ: 'JWT' } })],
  ['one without a type', () => prove({ header: { typ: undefined } })],
  ['one without a key', () => prove({ header: { jwk: undefined } })],
  [
    'one with the private key',
    async () => prove({ header: { jwk: await exportJWK(key.privateKey) } }),
  ],
  ['one signed with RS256', () => signedWith('RS256')],
  ['one signed with ES384', () => signedWith('ES384')],
  ['one signed with EdDSA', () => signedWith('EdDSA')],
  [
    'one signed with the public key as a secret',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'HS256', jwk: key.publicJwk })
        .sign(new TextEncoder().encode(JSON.stringify(key.publicJwk))),
  ],
  [
    'one without a signature',
    () => {
      const header = { typ: 'dpop+jwt', alg: 'none', jwk: key.publicJwk }
      const [, payload] = new UnsecuredJWT(claims()).encode().split('.')
      return `${base64url.encode(JSON.stringify(header))}.${payload}.`
    },
  ],
]

test.each(forgeries)('refuses a bound token with %s', async (_name, forge) => {
  for (const scheme of ['Bearer', 'DPoP']) {
    const { statusCode, body, headers } = await call(await forge(), `${scheme} ${token}`)
    expect(statusCode).toBe(401)
    expect(headers['www-authenticate']).toBe('DPoP error="invalid_dpop_proof", algs="ES256"')
    expect(headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({
      code: 'unauthorized',
      message: 'Authentication required',
    })
  }
})

test('accepts a proof once, also when it is sent twice at the same time', async () => {
  const proof = await prove()
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(proof)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401])
  expect((await call(proof)).statusCode).toBe(401)
  const [used = ''] = await service.app.redis.keys(`*dpop:${key.thumbprint}:*`)
  const name = used.slice(used.indexOf('dpop:'))
  const lifetime = await service.app.redis.ttl(name)
  expect(lifetime, 'a used proof is remembered until it has expired').toBeGreaterThan(600)
  expect(lifetime).toBeLessThanOrEqual(610)
})

test('two DPoP headers are refused', async () => {
  const { port } = service.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const proofs = [await prove(), await prove()].map(proof => `DPoP: ${proof}`)
  const lines = [`GET ${path} HTTP/1.1`, 'Host: shop.example', `Authorization: Bearer ${token}`]
  socket.write([...lines, ...proofs, 'Connection: close', '', ''].join('\r\n'))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
})

test('a plain token needs no proof, ignores one, and is no token of the scheme DPoP', async () => {
  const plain = await service.adminToken()
  expect((await call(undefined, `Bearer ${plain}`)).statusCode).toBe(200)
  expect((await call('garbage', `Bearer ${plain}`)).statusCode).toBe(200)
  const proof = await prove({ token: plain })
  expect((await call(proof, `DPoP ${plain}`)).statusCode).toBe(401)
})

test('a bound token without its proof does not begin the idle time of its session again', async () => {
  const { redis } = service.app
  const sid = randomUUID()
  await redis.set(sessionKey(sid), 'live', 'EX', 60)
  await redis.set(lastUseKey(sid), '', 'EX', 100)
  const idle = await signToken(keys, { sid, jkt: key.thumbprint, idle: 600 })
  expect((await call(undefined, `Bearer ${idle}`)).statusCode).toBe(401)
  expect(await redis.ttl(lastUseKey(sid))).toBeLessThanOrEqual(100)
  expect((await call(await prove({ token: idle }), `Bearer ${idle}`)).statusCode).toBe(200)
  expect(await redis.ttl(lastUseKey(sid))).toBeGreaterThan(500)
})

test('a bound token of an ended session is refused with a valid proof', async () => {
  const sid = randomUUID()
  const ended = await signToken(keys, { sid, jkt: key.thumbprint })
  expect((await call(await prove({ token: ended }), `Bearer ${ended}`)).statusCode).toBe(401)
})

test('answers 503 to a bound token while Redis is away, and recovers', async () => {
  await redis.cut()
  expect((await call(await prove())).statusCode).toBe(503)
  await redis.mend()
  await expect.poll(async () => (await call(await prove())).statusCode).toBe(200)
})
