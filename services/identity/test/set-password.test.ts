import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { admin, createIdentity, linkKey } from './identity.ts'

const identity = await createIdentity()
afterAll(() => identity.close())

function setPassword(email: string, password: string) {
  const { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX } = identity.config
  return promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../src/set-password.ts')],
    {
      env: {
        DATABASE_URL,
        REDIS_URL,
        REDIS_KEY_PREFIX,
        JWT_PRIVATE_KEY_FILE: identity.keyFile,
        LINK_KEY: linkKey,
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
      },
    },
  )
}

async function userStatus(headers: { authorization: string }): Promise<number> {
  return (await identity.app.inject({ url: '/api/auth/user', headers })).statusCode
}

test('replaces a password and ends every session of the administrator', async () => {
  const other = { email: 'maria@example.gr', password: 'a password of mine' }
  await setPassword(other.email, other.password)
  const { status, body } = await identity.signIn(other)
  expect(status).toBe(200)
  const stays = { authorization: `Bearer ${body.token}` }
  const ends = [await identity.session(), await identity.session()]

  const { stdout } = await setPassword(admin.email.toUpperCase(), 'another password')
  expect(stdout).toContain('all sessions were ended')
  expect(stdout).not.toMatch(/another password|anna/i)

  for (const session of ends) expect(await userStatus(session)).toBe(401)
  expect(await userStatus(stays)).toBe(200)
  expect((await identity.signIn(admin)).status).toBe(401)
  expect((await identity.signIn({ ...admin, password: 'another password' })).status).toBe(200)
  expect(await identity.db('administrators').pluck('email').orderBy('id')).toEqual([
    admin.email,
    other.email,
  ])
})

test.each([
  ['short', 'tiny', 'ADMIN_PASSWORD must NOT have fewer than 12 characters'],
  ['common', 'qwerty123456', 'This is one of the most common passwords'],
])('rejects a %s password without printing it', async (_kind, password, reason) => {
  const refused = await setPassword(admin.email, password).then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  )
  expect(refused?.code).toBe(1)
  expect(refused?.stderr).toContain(reason)
  expect(refused?.stderr).not.toContain(password)
})
