import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, createIdentity, type TestIdentity } from './identity.ts'

let identity: TestIdentity

beforeEach(async () => {
  identity = await createIdentity()
})

afterEach(() => identity.close())

const wrong = { ...admin, password: 'wrong' }

/** Makes failures count without the cost of hashing each one. */
async function fail(times: number, key: 'address' | 'account'): Promise<void> {
  const { redis } = identity.app
  const prefix = identity.config.REDIS_KEY_PREFIX
  const [stored] = await redis.keys(`${prefix}*sign-in:${key}:*`)
  if (!stored) throw new Error(`no failure by ${key} was counted`)
  await redis.incrby(stored.slice(prefix.length), times)
}

test('an address that keeps failing has to wait, for every account; others do not', async () => {
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(18, 'address')
  expect((await identity.signIn(wrong)).status).toBe(401)
  const { status, headers, body } = await identity.signIn(admin)
  expect(status).toBe(429)
  expect(body.code).toBe('too_many_requests')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect((await identity.signIn({ ...admin, email: 'x@example.gr' })).status).toBe(429)
  expect((await identity.signIn(admin, '198.51.100.7')).status).toBe(200)
})

test('addresses of one IPv6 network are one', async () => {
  expect((await identity.signIn(wrong, '2001:db8:1:2::1')).status).toBe(401)
  await fail(19, 'address')
  expect((await identity.signIn(admin, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await identity.signIn(admin, '2001:db8:1:3::1')).status).toBe(200)
})

test('an account that is attacked from everywhere is closed to strangers, not to its owner', async () => {
  const home = '198.51.100.7'
  expect((await identity.signIn(admin, home)).status).toBe(200)
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(49, 'account')
  expect((await identity.signIn(admin, '203.0.113.99')).status).toBe(429)
  expect((await identity.signIn({ ...admin, email: admin.email.toUpperCase() })).status).toBe(429)
  expect((await identity.signIn(admin, home)).status).toBe(200)
})

test('an account that does not exist is throttled like one that does', async () => {
  const nobody = { ...admin, email: 'nobody@example.gr' }
  expect((await identity.signIn(nobody)).status).toBe(401)
  await fail(49, 'account')
  expect((await identity.signIn(nobody, '203.0.113.99')).status).toBe(429)
})

test('signing in correctly counts for nothing', async () => {
  for (let i = 0; i < 5; i++) expect((await identity.signIn(admin)).status).toBe(200)
  expect(await identity.app.redis.keys(`${identity.config.REDIS_KEY_PREFIX}*sign-in*`)).toEqual([])
})

test('the wait does not grow while others keep failing', async () => {
  await identity.signIn(wrong)
  await fail(19, 'address')
  const first = Number((await identity.signIn(wrong)).headers['retry-after'])
  for (let i = 0; i < 5; i++) {
    expect(Number((await identity.signIn(wrong)).headers['retry-after'])).toBeLessThanOrEqual(first)
  }
})

test('many tries at once do not get past the limit', async () => {
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(17, 'address')
  const answers = await Promise.all(Array.from({ length: 30 }, () => identity.signIn(wrong)))
  const tried = answers.filter(({ status }) => status === 401).length
  expect(tried).toBeGreaterThan(0)
  // Two were left, and two hashes run at once.
  expect(tried).toBeLessThanOrEqual(3)
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
})

test('nothing in Redis tells an e-mail', async () => {
  await identity.signIn(admin)
  await identity.signIn(wrong)
  const keys = await identity.app.redis.keys(`${identity.config.REDIS_KEY_PREFIX}*`)
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.join()).not.toMatch(/anna|example/)
})
