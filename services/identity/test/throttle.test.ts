import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { admin, createIdentity, type TestIdentity } from './identity.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await createIdentity()
})

afterAll(() => identity.close())

// Every test starts with nothing counted and no address known.
afterEach(async () => {
  const { redis } = identity.app
  for (const key of await storedKeys()) await redis.del(key)
})

/** What identity keeps in Redis, without the test's prefix. */
async function storedKeys(): Promise<string[]> {
  const prefix = identity.config.REDIS_KEY_PREFIX
  return (await identity.app.redis.keys(`${prefix}*`)).map(key => key.slice(prefix.length))
}

const wrong = { ...admin, password: 'wrong' }

/** Makes failures count without the cost of hashing each one. */
async function fail(times: number, key: 'address' | 'account'): Promise<void> {
  const counter = (await storedKeys()).find(stored => stored.includes(`sign-in:${key}:`))
  if (!counter) throw new Error(`no failure by ${key} was counted`)
  await identity.app.redis.incrby(counter, times)
}

test('limits an address after failures, for every account, and no other address', async () => {
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

test('counts the addresses of one IPv6 network together', async () => {
  expect((await identity.signIn(wrong, '2001:db8:1:2::1')).status).toBe(401)
  await fail(19, 'address')
  expect((await identity.signIn(admin, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await identity.signIn(admin, '2001:db8:1:3::1')).status).toBe(200)
})

test('limits an attacked account for unknown addresses, not for its administrator', async () => {
  const home = '198.51.100.7'
  expect((await identity.signIn(admin, home)).status).toBe(200)
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(49, 'account')
  expect((await identity.signIn(admin, '203.0.113.99')).status).toBe(429)
  expect((await identity.signIn({ ...admin, email: admin.email.toUpperCase() })).status).toBe(429)
  expect((await identity.signIn(admin, home)).status).toBe(200)
})

test('limits an unknown account like a known one', async () => {
  const nobody = { ...admin, email: 'nobody@example.gr' }
  expect((await identity.signIn(nobody)).status).toBe(401)
  await fail(49, 'account')
  expect((await identity.signIn(nobody, '203.0.113.99')).status).toBe(429)
})

test('does not count successful sign-ins', async () => {
  for (let i = 0; i < 5; i++) expect((await identity.signIn(admin)).status).toBe(200)
  expect((await storedKeys()).filter(key => key.includes('sign-in'))).toEqual([])
})

test('does not extend the wait by further failures', async () => {
  await identity.signIn(wrong)
  await fail(19, 'address')
  const first = Number((await identity.signIn(wrong)).headers['retry-after'])
  for (let i = 0; i < 5; i++) {
    expect(Number((await identity.signIn(wrong)).headers['retry-after'])).toBeLessThanOrEqual(first)
  }
})

test('limits concurrent tries', async () => {
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(17, 'address')
  const answers = await Promise.all(Array.from({ length: 30 }, () => identity.signIn(wrong)))
  const tried = answers.filter(({ status }) => status === 401).length
  expect(tried).toBeGreaterThan(0)
  // Two were left, and two hashes run at once.
  expect(tried).toBeLessThanOrEqual(3)
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
})

test('stores no e-mail in Redis', async () => {
  await identity.signIn(admin)
  await identity.signIn(wrong)
  const keys = await storedKeys()
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.join()).not.toMatch(/anna|example/)
})
