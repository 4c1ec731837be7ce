import type { App } from '@stampa/service-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, createIdentity, type TestIdentity } from '../test/identity.ts'
import { createFirstAdministrator } from './first-administrator.ts'

let identity: TestIdentity

beforeEach(async () => {
  identity = await createIdentity()
})

afterEach(() => identity.close())

const first = { ADMIN_EMAIL: 'first@example.gr', ADMIN_PASSWORD: 'a password of mine' }

/** The service's log, which is silent in tests, with its lines kept. */
function watchLog(): { log: App['log']; lines: string[] } {
  const lines: string[] = []
  const log = identity.app.log
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => {
      lines.push(args.join(' '))
    })
  }
  return { log, lines }
}

test('several instances that start at once create one', async () => {
  await identity.db('administrators').delete()
  const { log, lines } = watchLog()
  await Promise.all(
    Array.from({ length: 4 }, () => createFirstAdministrator(identity.db, first, log)),
  )
  expect(await identity.db('administrators').pluck('email')).toEqual([first.ADMIN_EMAIL])
  expect(lines).toEqual(['the first administrator was created'])
  const { status } = await identity.signIn({
    email: first.ADMIN_EMAIL,
    password: first.ADMIN_PASSWORD,
  })
  expect(status).toBe(200)
})

test('where there is an administrator the variables change nothing', async () => {
  const before = await identity.db('administrators')
  const { log } = watchLog()
  await createFirstAdministrator(identity.db, first, log)
  await createFirstAdministrator(
    identity.db,
    { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: 'another password' },
    log,
  )
  expect(await identity.db('administrators')).toEqual(before)
})

test.each([{}, { ADMIN_EMAIL: 'first@example.gr' }, { ADMIN_PASSWORD: 'a password of mine' }])(
  'without both variables nobody is created, and the log says so: %j',
  async config => {
    await identity.db('administrators').delete()
    const { log, lines } = watchLog()
    await createFirstAdministrator(identity.db, config, log)
    expect(await identity.db('administrators')).toEqual([])
    expect(lines.join()).toContain('nobody can sign in')
    expect(lines.join()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD')
  },
)
