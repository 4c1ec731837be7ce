import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CallOptions, callService, expectProblem } from '@stampa/service-kit/testing'
import { generateSync } from 'otplib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSeal } from '../src/second-factor/seal.ts'
import { admin, createIdentity, linkKey, type Person, password } from './identity.ts'

const identity = await createIdentity()
let person: Person

beforeEach(async () => {
  person = await identity.addPerson('sales')
})

afterAll(() => identity.close())

function call<Body = { secret: string; uri: string; recoveryCodes: string[]; isActive: boolean }>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  options: CallOptions = {},
) {
  return callService<Body>(identity.app, method, `/api/auth${path}`, {
    token: person.token,
    ...options,
  })
}

/** Returns the code of the present step, or of one before or after it. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
}

/** A code that is certainly not one of the accepted ones. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map(steps => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    code => !right.includes(code),
  ) as string
}

/** Sets up the second factor of the person, by the code of the step before. */
async function setUp() {
  const { body } = await call('POST', '/second-factor')
  const { secret } = body
  const activated = await call('POST', '/second-factor/activation', {
    json: { code: codeOf(secret, -1) },
  })
  expect(activated.status).toBe(200)
  return { secret, recoveryCodes: activated.body.recoveryCodes }
}

let addresses = 0

function signIn(
  code?: string,
  from = `198.51.${++addresses >> 8}.${addresses & 255}`,
  email = person.email,
) {
  return identity.signIn({ email, password, ...(code !== undefined && { code }) }, from)
}

test('a sign-in needs the code of the app after the password, and no code is accepted twice', async () => {
  const { secret } = await setUp()
  const asked = await signIn()
  expect(asked.status).toBe(401)
  expect(asked.body).toMatchObject({ code: 'second_factor_required', errors: [{ field: 'code' }] })
  expect(asked.body.token).toBeUndefined()
  expect(asked.headers['set-cookie']).toBeUndefined()
  expect((await signIn(codeOf(secret, -1))).body.code).toBe('wrong_code')
  expect((await signIn(wrongCode(secret))).body.code).toBe('wrong_code')
  const same = await Promise.all([0, 0, 0].map(() => signIn(codeOf(secret))))
  expect(same.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await signIn(codeOf(secret, 1))).status).toBe(200)
  expect((await signIn(codeOf(secret))).status).toBe(401)
})

test('a wrong password is answered as without a second factor, and uses no code up', async () => {
  const { secret } = await setUp()
  const code = codeOf(secret)
  const { email } = person
  const wrong = await identity.signIn({ email, password: 'wrong', code }, '203.0.113.80')
  const unknown = await identity.signIn({ email: 'x@example.gr', password, code }, '203.0.113.81')
  expect(wrong.status).toBe(401)
  expect({ ...wrong.body, instance: '' }).toEqual({ ...unknown.body, instance: '' })
  expect((await signIn(code)).status).toBe(200)
})

test('each recovery code signs in once, also by uses at the same time', async () => {
  const { recoveryCodes } = await setUp()
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  const answers = await Promise.all([0, 0, 0].map(() => signIn(first)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  const state = await call('GET', '/second-factor')
  expect(state.body).toEqual({ isActive: true, recoveryCodes: 8 })

  const replaced = await call('POST', '/second-factor/recovery-codes')
  expect((await signIn(recoveryCodes[2])).status).toBe(401)
  expect((await signIn(replaced.body.recoveryCodes[0])).status).toBe(200)
})

test('codes of another account are refused', async () => {
  const { secret, recoveryCodes } = await setUp()
  person = await identity.addPerson('sales')
  await setUp()
  expect((await signIn(codeOf(secret))).status).toBe(401)
  expect((await signIn(recoveryCodes[0])).status).toBe(401)
})

test('wrong codes are limited for the account from all addresses and for all spellings together', async () => {
  const { secret, recoveryCodes } = await setUp()
  // JavaScript lowers the letter İ to two characters, PostgreSQL to the letter i of the stored address.
  const spellings = [person.email, person.email.toUpperCase(), person.email.replace('i', 'İ')]
  expect(new Set(spellings).size).toBe(3)
  for (let times = 0; times < 10; times += 1) {
    const email = spellings[times % 3]
    const { body } = await signIn(wrongCode(secret), undefined, email)
    expect(body.code).toBe('wrong_code')
  }
  const limited = await signIn(codeOf(secret))
  expect(limited.status).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn(recoveryCodes[0])).status).toBe(429)
  // Another account is not.
  person = await identity.addPerson('sales')
  expect((await signIn()).status).toBe(200)
})

test('wrong codes count like wrong passwords at their address', async () => {
  const { secret } = await setUp()
  const from = '203.0.113.90'
  for (let times = 0; times < 10; times += 1) await signIn(wrongCode(secret), from)
  const { email } = person
  expect((await identity.signIn({ email, password }, from)).status).toBe(429)
})

test('the setup needs a code of the newest secret, and ends all other sessions', async () => {
  const other = await signIn()
  const earlier = (await call('POST', '/second-factor')).body.secret
  const { secret, uri } = (await call('POST', '/second-factor')).body
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain(person.email)
  for (const code of [codeOf(earlier), wrongCode(secret), 'abc', 'f'.repeat(40)]) {
    const refused = await call('POST', '/second-factor/activation', { json: { code } })
    expectProblem(refused, 400, 'The code is wrong or has expired')
  }
  // Not active yet: the sign-in asks for no code.
  expect((await signIn()).status).toBe(200)
  const json = { code: codeOf(secret) }
  const activations = await Promise.all(
    [0, 0].map(() => call('POST', '/second-factor/activation', { json })),
  )
  expect(activations.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await call('GET', '/user', { token: String(other.body.token) })).status).toBe(401)
  expect((await call('GET', '/second-factor')).body.isActive).toBe(true)
  expectProblem(await call('POST', '/second-factor'), 409, 'There is a second factor already')
})

test('every change of the own second factor needs the password of the last ten minutes', async () => {
  await setUp()
  const confirmed_at = new Date(Date.now() - 11 * 60_000)
  await identity.db('sessions').where({ administrator_id: person.id }).update({ confirmed_at })
  for (const [method, path, json] of [
    ['POST', '/second-factor', undefined],
    ['POST', '/second-factor/activation', { code: '123456' }],
    ['POST', '/second-factor/recovery-codes', undefined],
    ['DELETE', '/second-factor', undefined],
  ] as const) {
    const { status, body } = await call<{ code: string }>(method, path, { ...(json && { json }) })
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'confirmation_required' })
  }
  await call('POST', '/confirm', { json: { password } })
  expect((await call('DELETE', '/second-factor')).status).toBe(204)
  expect((await signIn()).status).toBe(200)
})

test('replaced recovery codes are in the audit log', async () => {
  const { recoveryCodes } = await setUp()
  const replaced = await call('POST', '/second-factor/recovery-codes')
  expect(replaced.status).toBe(200)
  expect((await signIn(recoveryCodes[0])).status).toBe(401)
  const token = String((await identity.signIn(admin)).body.token)
  const audit = await call('GET', '/audit', { token })
  expect(audit.body).toContainEqual(
    expect.objectContaining({
      record: person.id,
      kind: 'administrators',
      action: 'changed',
      call: 'POST /api/auth/second-factor/recovery-codes',
    }),
  )
})

test('an owner removes the second factor of a person, whose sessions end; nobody removes that of an owner with fewer permissions', async () => {
  await setUp()
  const owner = { token: String((await identity.signIn(admin)).body.token) }
  const people = await call<{ _id: string; hasSecondFactor: boolean }[]>('GET', '/people', owner)
  expect(people.body.find(({ _id }) => _id === person.id)?.hasSecondFactor).toBe(true)
  const path = `/people/${person.id}/second-factor`
  const sales = await identity.addPerson('sales')
  expect((await call('DELETE', path, { token: sales.token })).status).toBe(403)
  expect((await call('DELETE', path, owner)).status).toBe(204)
  expect((await call('DELETE', path, owner)).status).toBe(404)
  expect((await call('GET', '/user')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
  const audit = await call<{ record: string; call: string }[]>('GET', '/audit', owner)
  expect(audit.body).toContainEqual(
    expect.objectContaining({
      record: person.id,
      kind: 'administrators',
      action: 'changed',
      call: 'DELETE /api/auth/people/:id/second-factor',
    }),
  )

  const managers = ['people:read', 'people:write', 'people:delete']
  const role = { name: randomUUID(), permissions: managers }
  const [{ id }] = await identity.db('roles').insert(role).returning('id')
  const manager = await identity.addPerson(id)
  person = await identity.addPerson('owner')
  await setUp()
  const theirs = await call('DELETE', `/people/${person.id}/second-factor`, {
    token: manager.token,
  })
  expect(theirs.status).toBe(403)
})

test('the command removes a second factor and ends the sessions', async () => {
  await setUp()
  const { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX } = identity.config
  const file = join(import.meta.dirname, '../src/administrator.ts')
  const env = { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX }
  await promisify(execFile)(process.execPath, [file, 'remove-second-factor', person.email], {
    env: { ...env, JWT_PRIVATE_KEY_FILE: identity.keyFile, LINK_KEY: linkKey },
  })
  expect((await call('GET', '/user')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
})

test('the database has neither the secret nor the recovery codes; with another LINK_KEY the codes still sign in', async () => {
  const { secret, recoveryCodes } = await setUp()
  const row = { administrator_id: person.id }
  const stored = await identity.db('second_factors').where(row).first('secret')
  expect(stored.secret.toString('latin1')).not.toContain(secret)
  expect(createSeal(linkKey).open(stored.secret, person.id)).toBe(secret)
  const hashes = await identity.db('recovery_codes').where(row).pluck('hash')
  const text = Buffer.concat(hashes).toString('latin1')
  for (const code of recoveryCodes) expect(text).not.toContain(code)

  const other = createSeal('another key of a test, of thirty-two characters').close(
    secret,
    person.id,
  )
  await identity.db('second_factors').where(row).update({ secret: other })
  expect((await signIn(codeOf(secret))).status).toBe(401)
  expect((await signIn(recoveryCodes[0])).status).toBe(200)
})
