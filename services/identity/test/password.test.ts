import { afterAll, expect, test } from 'vitest'
import { createFirstAdministrator } from '../src/first-administrator.ts'
import { hashPassword } from '../src/passwords.ts'
import { admin, createIdentity } from './identity.ts'

const identity = await createIdentity()
afterAll(() => identity.close())

const chosen = 'μπλε βραστήρας στο ράφι'

/** Adds an administrator of the given name. */
async function account(name: string): Promise<typeof admin> {
  const email = `${name}@example.gr`
  const password_hash = await hashPassword(admin.password)
  await identity.db('administrators').insert({ email, password_hash })
  return { email, password: admin.password }
}

async function change(headers: Record<string, string>, payload: object) {
  const response = await identity.app.inject({
    method: 'POST',
    url: '/api/auth/password',
    headers,
    payload,
  })
  return { status: response.statusCode, body: response.body ? response.json() : undefined }
}

async function status(headers: Record<string, string>): Promise<number> {
  return (await identity.app.inject({ url: '/api/auth/user', headers })).statusCode
}

test('an administrator changes the password, which ends all sessions', async () => {
  const eleni = await account('eleni')
  const sessions = [await identity.session(eleni), await identity.session(eleni)]
  const [session = { authorization: '' }] = sessions
  expect(await change(session, { password: eleni.password, newPassword: chosen })).toEqual({
    status: 204,
    body: undefined,
  })
  expect(await Promise.all(sessions.map(status))).toEqual([401, 401])
  expect((await identity.signIn(eleni)).status).toBe(401)
  expect((await identity.signIn({ ...eleni, password: chosen })).status).toBe(200)
})

test('a change needs the current password, and ends no session without it', async () => {
  const session = await identity.session()
  expect(await change(session, { newPassword: chosen })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password', message: 'Current password is required' }] },
  })
  expect(await change(session, { password: 'not mine', newPassword: chosen })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password', message: 'The current password is wrong' }] },
  })
  expect(await status(session)).toBe(200)
})

test('guesses of the current password are limited', async () => {
  const session = await identity.session(await account('nikos'))
  const guess = () => change(session, { password: 'not mine', newPassword: chosen })
  const statuses: number[] = []
  for (let guesses = 0; guesses < 11; guesses++) statuses.push((await guess()).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
})

test.each([
  ['a short one', 'x'.repeat(11), 'Password must have at least 12 characters'],
  ['a very long one', 'x'.repeat(1025), 'New password must be at most 1024 characters'],
  ['a common one', 'Qwerty123456', 'This is one of the most common passwords. Choose another one'],
  [
    'the own address',
    'Anna@Example.gr',
    'The password is mostly made of the e-mail address or the name of the shop. Choose another one',
  ],
])('refuses %s as the new password', async (_name, newPassword, message) => {
  const session = await identity.session()
  expect(await change(session, { password: admin.password, newPassword })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'newPassword', message }] },
  })
  expect(await status(session)).toBe(200)
})

test.each([
  ['twelve', 'κουτί τσάι ☕'],
  ['a thousand', 'αβγδε ζηθ '.repeat(100)],
])('accepts a password of %s characters and compares all of them', async (_name, newPassword) => {
  const user = await account(`user${newPassword.length}`)
  const session = await identity.session(user)
  expect((await change(session, { password: user.password, newPassword })).status).toBe(204)
  for (const [password, expected] of [
    [newPassword, 200],
    [newPassword.slice(0, -1), 401],
    [`${newPassword} `, 401],
    [newPassword.toUpperCase(), 401],
  ] as const) {
    expect((await identity.signIn({ ...user, password })).status).toBe(expected)
  }
})

test('a generated password is said to expire, and its successor does not', async () => {
  await identity.db('administrators').delete()
  const first = { ADMIN_EMAIL: 'first@example.gr', ADMIN_PASSWORD: 'q7hD-2kfLm0_zzR' }
  await createFirstAdministrator(
    identity.db,
    { ...first, ADMIN_PASSWORD_DAYS: 3 },
    identity.app.log,
  )
  const generated = { email: first.ADMIN_EMAIL, password: first.ADMIN_PASSWORD }
  const { status, body } = await identity.signIn(generated)
  expect(status).toBe(200)
  const { passwordExpiresAt = '' } = body.user as { passwordExpiresAt?: string }
  const days = (Date.parse(passwordExpiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)

  const session = { authorization: `Bearer ${body.token}` }
  await change(session, { password: generated.password, newPassword: chosen })
  const own = await identity.signIn({ ...generated, password: chosen })
  expect(own.status).toBe(200)
  expect(own.body.user).not.toHaveProperty('passwordExpiresAt')
})

test('nobody signs in with a generated password that has expired', async () => {
  const user = await account('late')
  await identity
    .db('administrators')
    .where({ email: user.email })
    .update({ password_expires_at: new Date() })
  const { status, body } = await identity.signIn(user)
  expect(status).toBe(403)
  expect(body).toMatchObject({ code: 'password_expired' })
  expect(body).not.toHaveProperty('token')
  expect((await identity.signIn({ ...user, password: 'wrong' })).status).toBe(401)
})

test('a sign-in ends the session that the same browser had, and no other', async () => {
  const user = await account('maria')
  const other = await identity.session(user)
  const first = await identity.signIn(user)
  const cookie = String(first.headers['set-cookie']).split(';')[0]
  const second = await identity.signIn(user, undefined, cookie)
  const third = await identity.signIn(user, undefined, cookie)
  const statuses = [first, second, third].map(({ body }) =>
    status({ authorization: `Bearer ${body.token}` }),
  )
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  expect(await status(other)).toBe(200)
})
