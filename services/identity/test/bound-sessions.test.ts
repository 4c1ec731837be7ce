import { createDpopKey, signDpopProof } from '@stampa/service-kit/testing'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { admin, createIdentity } from './identity.ts'

const identity = await createIdentity()
const key = await createDpopKey()
afterAll(() => identity.close())

const htu = (call: string) => `https://shop.example/api/auth/${call}`

function send(method: 'GET' | 'POST', call: string, headers: object, payload?: object) {
  return identity.app.inject({
    method,
    url: `/api/auth/${call}`,
    headers: { host: 'shop.example', ...headers },
    ...(payload && { payload }),
  })
}

async function signIn(dpop?: string) {
  const response = await send('POST', 'login', dpop === undefined ? {} : { dpop }, admin)
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}

const proveSignIn = (by = key) => signDpopProof(by, { htm: 'POST', htu: htu('login') })

async function withProof(method: 'GET' | 'POST', call: string, token: string, by = key) {
  const dpop = await signDpopProof(by, { htm: method, htu: htu(call), token })
  return send(method, call, { authorization: `Bearer ${token}`, dpop })
}

test('a sign-in with a proof returns a token that only its key can use', async () => {
  const { status, token } = await signIn(await proveSignIn())
  expect(status).toBe(200)
  expect(decodeJwt(token)).toMatchObject({ cnf: { jkt: key.thumbprint } })
  expect((await withProof('GET', 'user', token)).json()).toMatchObject({ email: admin.email })

  const alone = { authorization: `Bearer ${token}` }
  expect((await send('GET', 'user', alone)).statusCode).toBe(401)
  expect((await withProof('GET', 'user', token, await createDpopKey())).statusCode).toBe(401)

  expect((await send('POST', 'logout', alone)).statusCode, 'a stolen token ends no session').toBe(
    401,
  )
  expect((await withProof('GET', 'user', token)).statusCode).toBe(200)
  expect((await withProof('POST', 'logout', token)).statusCode).toBe(204)
  expect((await withProof('GET', 'user', token)).statusCode).toBe(401)
})

test('a sign-in without a proof returns a plain token', async () => {
  const { status, token } = await signIn()
  expect(status).toBe(200)
  expect(decodeJwt(token)).not.toHaveProperty('cnf')
  const headers = { authorization: `Bearer ${token}` }
  expect((await send('GET', 'user', headers)).statusCode).toBe(200)
})

test('a sign-in with an invalid proof starts no session', async () => {
  const sessions = async () => (await identity.db('sessions').select('id')).length
  const before = await sessions()
  for (const dpop of [
    '',
    'garbage',
    await signDpopProof(key, { htm: 'POST', htu: htu('user') }),
    await signDpopProof(key, { htm: 'POST', htu: htu('login'), claims: { iat: 1_000_000_000 } }),
  ]) {
    const { status, headers, code } = await signIn(dpop)
    expect({ status, code }).toEqual({ status: 401, code: 'unauthorized' })
    expect(headers['www-authenticate']).toContain('invalid_dpop_proof')
    expect(headers.date, 'a client whose clock is wrong learns the time').toBeTruthy()
  }
  expect(await sessions()).toBe(before)
})
