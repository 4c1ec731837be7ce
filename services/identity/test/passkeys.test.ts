import { randomUUID } from 'node:crypto'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { admin, createIdentity, type Person } from './identity.ts'

const site = 'https://shop.example'

const identity = await createIdentity()
let person: Person

beforeEach(async () => {
  person = await identity.addPerson('sales')
})

afterAll(() => identity.close())

let addresses = 0

/** Calls identity as the gateway of the site forwards it. */
function call<Body = { _id: string; challenge: string; token: string; code: string }>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token = person.token, ...options }: CallOptions = {},
) {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example',
    host: 'shop.example',
    'x-forwarded-for': `198.51.100.${++addresses & 255}`,
  }
  return callService<Body>(identity.app, method, `/api/auth${path}`, { token, headers, ...options })
}

async function challengeOf(path = '/passkeys/options'): Promise<string> {
  return (await call('POST', path)).body.challenge
}

type Authenticator = ReturnType<typeof createAuthenticator>
type Faults = Partial<Parameters<Authenticator['sign']>[0]>

async function add(authenticator: Authenticator, faults: Faults = {}, name = 'Phone') {
  const credential = authenticator.register({ challenge: await challengeOf(), ...faults })
  return call('POST', '/passkeys', { json: { name, credential } })
}

const handle = () => Buffer.from(person.id).toString('base64url')

async function signIn(authenticator: Authenticator, faults: Faults = {}) {
  const challenge = faults.challenge ?? (await challengeOf('/login/passkey/options'))
  const json = authenticator.sign({ challenge, userHandle: handle(), ...faults })
  return call('POST', '/login/passkey', { json, token: null })
}

test('a passkey is added, signs in without e-mail and password, and is removed', async () => {
  const phone = createAuthenticator(site)
  const options = await call<Record<string, unknown>>('POST', '/passkeys/options')
  expect(options.body).toMatchObject({
    rp: { id: 'shop.example' },
    user: { id: handle(), name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const added = await add(phone)
  expect(added).toMatchObject({ status: 201, body: { name: 'Phone', usedAt: null } })
  // The browser does not make a second one on the same device.
  const again = await call<{ excludeCredentials: object[] }>('POST', '/passkeys/options')
  expect(again.body.excludeCredentials).toEqual([{ id: phone.id, type: 'public-key' }])

  const { status, body, headers } = await signIn(phone)
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { _id: person.id, email: person.email, role: 'sales' } })
  expect(String(headers['set-cookie'])).toContain('device=')
  expect((await call('GET', '/user', { token: body.token })).status).toBe(200)
  const list = await call<{ usedAt: string | null }[]>('GET', '/passkeys')
  expect(list.body).toEqual([
    expect.objectContaining({ name: 'Phone', usedAt: expect.any(String) }),
  ])

  expect((await call('DELETE', `/passkeys/${added.body._id}`)).status).toBe(204)
  expect((await call('DELETE', `/passkeys/${added.body._id}`)).status).toBe(404)
  expect((await signIn(phone)).status).toBe(401)
})

test('a signature is accepted once, also by uses at the same time', async () => {
  const phone = createAuthenticator(site)
  await add(phone)
  const challenge = await challengeOf('/login/passkey/options')
  const answers = await Promise.all([0, 0, 0].map(() => signIn(phone, { challenge })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test.each<[string, Faults]>([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['another port of the site', { origin: `${site}:8443` }],
  ['another relying party', { rpId: 'evil.example' }],
  ['an authenticator that has not verified the person', { isVerified: false }],
  ['a challenge of its own', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['a text as challenge', { challenge: 'x' }],
])('refuses a passkey of %s, and its sign-in', async (_what, faults) => {
  const phone = createAuthenticator(site)
  expectProblem(await add(phone, faults), 400, 'The passkey was not accepted')
  expect((await add(phone)).status).toBe(201)
  expectProblem(await signIn(phone, faults), 401, 'The passkey was not accepted')
  expect((await signIn(phone)).status).toBe(200)
})

test('a challenge counts only for what it was made for', async () => {
  const phone = createAuthenticator(site)
  const forSignIn = await challengeOf('/login/passkey/options')
  expect((await add(phone, { challenge: forSignIn })).status).toBe(400)
  await add(phone)
  expect((await signIn(phone, { challenge: await challengeOf() })).status).toBe(401)
  // Nor for another person.
  const challenge = await challengeOf()
  person = await identity.addPerson('sales')
  expect((await add(createAuthenticator(site), { challenge })).status).toBe(400)
})

test('a passkey signs in to its own account only', async () => {
  const phone = createAuthenticator(site)
  await add(phone)
  const other = await identity.addPerson('sales')
  const userHandle = Buffer.from(other.id).toString('base64url')
  expect((await signIn(phone, { userHandle })).status).toBe(401)
  expect((await signIn(createAuthenticator(site))).status).toBe(401)
  // Another person cannot claim a known credential.
  person = other
  expectProblem(await add(phone), 409, 'This passkey is registered already')
})

test('a counter that does not grow is refused: the passkey was copied', async () => {
  const key = createAuthenticator(site)
  await add(key, { counter: 5 })
  expect((await signIn(key, { counter: 7 })).status).toBe(200)
  expect((await signIn(key, { counter: 7 })).status).toBe(401)
  expect((await signIn(key, { counter: 6 })).status).toBe(401)
  expect((await signIn(key, { counter: 8 })).status).toBe(200)
})

test('a disabled account cannot sign in; a passkey of another account cannot be removed', async () => {
  const phone = createAuthenticator(site)
  const { body } = await add(phone)
  const owner = person
  person = await identity.addPerson('sales')
  expect((await call('DELETE', `/passkeys/${body._id}`)).status).toBe(404)
  person = owner
  const row = { id: person.id }
  await identity.db('administrators').where(row).update({ disabled_at: new Date() })
  expect((await signIn(phone)).status).toBe(401)
})

test('every change of the own passkeys needs the password of the last ten minutes', async () => {
  const phone = createAuthenticator(site)
  const { body } = await add(phone)
  const credential = createAuthenticator(site).register({ challenge: await challengeOf() })
  const confirmed_at = new Date(Date.now() - 11 * 60_000)
  await identity.db('sessions').where({ administrator_id: person.id }).update({ confirmed_at })
  for (const [method, path, json] of [
    ['POST', '/passkeys/options', undefined],
    ['POST', '/passkeys', { name: 'x', credential }],
    ['DELETE', `/passkeys/${body._id}`, undefined],
  ] as const) {
    const { status, body } = await call(method, path, { ...(json && { json }) })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'confirmation_required' })
  }
})

test('an owner removes the passkeys of a person, whose sessions end', async () => {
  const phone = createAuthenticator(site)
  await add(phone)
  const { body } = await identity.signIn(admin)
  const owner = { token: String(body.token) }
  const people = await call<{ _id: string; hasSecondFactor: boolean }[]>('GET', '/people', owner)
  expect(people.body.find(({ _id }) => _id === person.id)?.hasSecondFactor).toBe(true)
  expect((await call('DELETE', `/people/${person.id}/second-factor`, owner)).status).toBe(204)
  expect((await signIn(phone)).status).toBe(401)
  expect((await call('GET', '/user')).status).toBe(401)
})

test('an account has at most twenty passkeys, also when several are added at once', async () => {
  const rows = Array.from({ length: 19 }, () => ({
    administrator_id: person.id,
    name: 'Key',
    credential: randomUUID(),
    counter: 0,
    public_key: Buffer.alloc(1),
  }))
  await identity.db('passkeys').insert(rows)
  const challenges = await Promise.all([0, 0, 0].map(() => challengeOf()))
  const added = await Promise.all(
    challenges.map(challenge => add(createAuthenticator(site), { challenge })),
  )
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await call('POST', '/passkeys/options')).body.code).toBe('too_many_passkeys')
})

test('a passkey that is removed during its sign-in starts no session', async () => {
  const phone = createAuthenticator(site)
  await add(phone)
  const answer = await identity.db.transaction(async tx => {
    // The sign-in has verified the passkey when it waits for this lock.
    await tx('administrators').where({ id: person.id }).forUpdate().select('id')
    const answer = signIn(phone)
    await expect
      .poll(
        async () =>
          (await tx('passkeys').where({ administrator_id: person.id }).whereNotNull('used_at'))
            .length,
      )
      .toBeGreaterThan(0)
    await tx('passkeys').where({ administrator_id: person.id }).delete()
    return { answer }
  })
  expect((await answer.answer).status).toBe(401)
})
