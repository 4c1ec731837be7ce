import { afterAll, afterEach, expect, test } from 'vitest'
import { hashPassword } from '../src/passwords.ts'
import { admin, createIdentity } from './identity.ts'

const identity = await createIdentity()
afterAll(() => identity.close())

// Every test starts with nothing counted and no browser known.
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

/** Signs in and returns the cookie of the browser. */
async function knownBrowser(from?: string): Promise<string> {
  const { status, headers } = await identity.signIn(admin, from)
  expect(status).toBe(200)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Makes failures count without the cost of hashing each one. */
async function fail(
  times: number,
  key: 'address' | 'address-account' | 'account' | 'device',
): Promise<void> {
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

test('limits an address for one account before it limits it for others', async () => {
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(9, 'address-account')
  expect((await identity.signIn(admin)).status).toBe(429)
  expect((await identity.signIn({ ...admin, email: 'x@example.gr' })).status).toBe(401)
  expect((await identity.signIn(admin, '198.51.100.7')).status).toBe(200)
})

test('keeps an account open for its administrator after wrong attempts from sixty addresses', async () => {
  const cookie = await knownBrowser()
  for (let i = 0; i < 60; i++) {
    expect((await identity.signIn(wrong, `198.51.100.${i}`)).status).toBe(401)
  }
  expect((await identity.signIn(admin, '203.0.113.98')).status).toBe(200)
  const stranger = '203.0.113.99'
  const email = admin.email.toUpperCase()
  for (let i = 0; i < 3; i++) expect((await identity.signIn(wrong, stranger)).status).toBe(401)
  expect((await identity.signIn(admin, stranger)).status).toBe(429)
  expect((await identity.signIn({ ...admin, email }, stranger)).status).toBe(429)
  expect((await identity.signIn(admin, stranger, cookie)).status).toBe(200)
})

test('limits a known browser on its own, and then like a stranger', async () => {
  const cookie = await knownBrowser()
  expect((await identity.signIn(wrong, undefined, cookie)).status).toBe(401)
  expect((await storedKeys()).filter(key => /sign-in:(address|account|slowed)/.test(key))).toEqual(
    [],
  )
  await fail(9, 'device')
  expect((await identity.signIn(wrong, undefined, cookie)).status).toBe(401)
  await fail(19, 'address')
  expect((await identity.signIn(admin, undefined, cookie)).status).toBe(429)
  expect((await identity.signIn(admin, '198.51.100.7', cookie)).status).toBe(200)
})

test('passes a known browser while its address is limited and strangers keep the hashes busy', async () => {
  const cookie = await knownBrowser()
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(19, 'address')
  const busy = Promise.withResolvers<void>()
  const hashes = Array.from({ length: 2 }, () => identity.app.hashSlots(() => busy.promise))
  expect((await identity.signIn(admin, undefined, cookie)).status).toBe(200)
  busy.resolve()
  await Promise.all(hashes)
})

test('a known browser enters its password again while strangers have used up its address', async () => {
  const { body, headers } = await identity.signIn(admin)
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(19, 'address')
  const confirm = (cookies: object) =>
    identity.app.inject({
      method: 'POST',
      url: '/api/auth/confirm',
      headers: {
        authorization: `Bearer ${body.token}`,
        'x-forwarded-for': '203.0.113.1',
        ...cookies,
      },
      payload: { password: admin.password },
    })
  expect((await confirm({})).statusCode).toBe(429)
  expect((await confirm({ cookie })).statusCode).toBe(204)
})

test('knows a browser for one account, until its password changes', async () => {
  const cookie = await knownBrowser()
  const maria = { email: 'maria@example.gr', password: admin.password }
  const password_hash = await hashPassword(admin.password)
  await identity.db('administrators').insert({ email: maria.email, password_hash })
  expect((await identity.signIn(wrong)).status).toBe(401)
  await fail(19, 'address')
  expect((await identity.signIn(maria, undefined, cookie)).status).toBe(429)
  // The browser of two administrators is known to both.
  expect((await identity.signIn(maria, '198.51.100.7', cookie)).status).toBe(200)
  for (const one of [admin, maria]) {
    expect((await identity.signIn(one, undefined, cookie)).status).toBe(200)
  }
  const changed = await hashPassword(admin.password)
  await identity
    .db('administrators')
    .where({ email: maria.email })
    .update({ password_hash: changed })
  expect((await identity.signIn(maria, undefined, cookie)).status).toBe(429)
})

test.each([
  ['http', 'device', ''],
  ['https', '__Host-device', '; Secure'],
])(
  'keeps the browser in a cookie that scripts cannot read, over %s',
  async (scheme, name, rule) => {
    const signIn = (cookie?: string) =>
      identity.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-proto': scheme, ...(cookie !== undefined && { cookie }) },
        payload: admin,
      })
    const header = String((await signIn()).headers['set-cookie'])
    const [pair = ''] = header.split(';')
    expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{22}$`))
    expect(header).toBe(`${pair}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict${rule}`)
    expect((await signIn(`lang=en; ${pair}`)).headers['set-cookie']).toBe(header)
    const [known = ''] = (await storedKeys()).filter(key => key.startsWith('known:'))
    expect(await identity.app.redis.ttl(known)).toBeGreaterThan(2_591_000)
    expect((await storedKeys()).join()).not.toContain(pair.slice(-22))
    const forged = `${name}=x; ${name}=${'*'.repeat(22)}`
    expect((await signIn(forged)).headers['set-cookie']).not.toBe(header)
  },
)

test.each([
  ['a known', 'info@example.gr'],
  ['an unknown', 'nikos@example.gr'],
])('limits %s account for all spellings of its e-mail together', async (kind, email) => {
  if (kind === 'a known') {
    const role = 'sales'
    await identity
      .db('administrators')
      .insert({ email, role, password_hash: await hashPassword(admin.password) })
  }
  const spelled = (by: (email: string) => string) => identity.signIn({ ...wrong, email: by(email) })
  expect((await spelled(text => text)).status).toBe(401)
  await fail(49, 'account')
  expect((await spelled(text => text.toUpperCase())).status).toBe(401)
  expect((await spelled(text => text.replace('i', 'İ'))).status).toBe(401)
  expect((await spelled(text => text)).status).toBe(429)
  await identity.db('administrators').where({ email }).delete()
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
