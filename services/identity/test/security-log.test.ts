import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, createIdentity, linkKey, type TestIdentity } from './identity.ts'

let identity: TestIdentity
let server: Awaited<ReturnType<typeof startProcess>> | undefined

beforeEach(async () => {
  identity = await createIdentity()
})

afterEach(async () => {
  await server?.stop()
  await identity.close()
})

/** Starts identity as a process of its own, whose output is its log. */
async function startProcess(LOG_LEVEL: string) {
  const { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX } = identity.config
  const env = { DATABASE_URL, REDIS_URL, REDIS_KEY_PREFIX, LOG_LEVEL, PORT: '0' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...env, JWT_PRIVATE_KEY_FILE: identity.keyFile, LINK_KEY: linkKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: Record<string, unknown>[] = []
  createInterface(child.stdout).on('line', line => lines.push(JSON.parse(line)))
  return {
    lines,
    security: () => lines.filter(({ msg }) => msg === 'security'),
    /** Resolves when it listens; only the level `info` logs it. */
    origin: async () => {
      const found = () => /http:[^\s,]+/.exec(lines.map(({ msg }) => msg).join())?.[0]
      await expect.poll(found).toBeDefined()
      return String(found())
    },
    stop: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

test('logs sign-ins, refused calls and sign-outs with their outcome, without personal data', async () => {
  server = await startProcess('info')
  const { security, lines } = server
  const origin = await server.origin()
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/auth/${path}`, {
      ...init,
      headers: { 'x-forwarded-for': '198.51.100.77', ...init.headers },
    })
  const signIn = (credentials: object) =>
    call('login', {
      method: 'POST',
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'application/json' },
    })
  const session = (await (await signIn(admin)).json()) as { token: string; user: { _id: string } }
  const headers = { authorization: `Bearer ${session.token}` }
  await signIn({ ...admin, password: 'a wrong one' })
  await signIn({ email: 'nobody@example.gr', password: 'x' })
  for (const key of await identity.app.redis.keys(`${identity.config.REDIS_KEY_PREFIX}limit:*`)) {
    await identity.app.redis.incrby(key.slice(identity.config.REDIS_KEY_PREFIX.length), 100)
  }
  expect((await signIn(admin)).status).toBe(429)
  await call('logout', { method: 'POST', headers })
  await call('user', { headers })
  await call('user', { headers: { authorization: 'Bearer invalid' } })

  const administrator = session.user._id
  const events = () => security().filter(({ address }) => address)
  const [first] = events()
  const line = {
    level: 30,
    name: 'identity',
    requestId: expect.any(String),
    address: first?.address,
  }
  const refused = { event: 'administrator call', outcome: 'refused', call: 'GET /api/auth/user' }
  await expect.poll(events).toEqual(
    [
      { event: 'sign-in', outcome: 'success', administrator },
      { event: 'sign-in', outcome: 'failed', administrator },
      { event: 'sign-in', outcome: 'failed', administrator: null },
      { event: 'sign-in', outcome: 'throttled', administrator },
      { event: 'sign-out', outcome: 'success', administrator },
      { ...refused, administrator },
      { ...refused, administrator: null },
    ].map(event => expect.objectContaining({ ...line, ...event })),
  )
  expect(first?.address).toMatch(/^[\w-]{16}$/)
  const log = JSON.stringify(lines)
  expect(log).not.toMatch(/198\.51\.100|anna|nobody|wrong one|invalid/)
  expect(log).not.toContain(session.token)
})

test('logs each change of an administrator once, also by SQL, at every log level', async () => {
  const { db } = identity
  const email = 'maria@example.gr'
  const [row] = await db('administrators').insert({ email, password_hash: 'x' }).returning('id')
  const maria = () => db('administrators').where({ id: row.id })
  await maria().update({ password_hash: 'y' })
  await maria().update({ disabled_at: db.fn.now() })
  await maria().update({ disabled_at: null })
  await maria().update({ email: 'other@example.gr' })
  await maria().update({ email: 'other@example.gr' })
  await maria().delete()
  server = await startProcess('fatal')
  const { security, lines } = server
  const changes = ['created', 'password changed', 'disabled', 'enabled', 'changed', 'deleted']
  const role = new URL(identity.config.DATABASE_URL).username
  await expect
    .poll(() => security().filter(({ administrator }) => administrator === row.id))
    .toEqual(
      changes.map(change =>
        expect.objectContaining({
          event: `administrator ${change}`,
          outcome: 'success',
          madeBy: decodeURIComponent(role),
        }),
      ),
    )
  // The rows are deleted once their lines are written.
  await expect.poll(() => db('administrator_changes')).toEqual([])
  expect(JSON.stringify(lines)).not.toContain('example.gr')
})
