import type { App } from '@stampa/service-kit'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createIdentity } from '../test/identity.ts'
import { createFirstAdministrator } from './first-administrator.ts'

const identity = await createIdentity()
afterAll(() => identity.close())

beforeEach(async () => {
  vi.restoreAllMocks()
  await identity.db('administrators').delete()
})

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

test('creates one administrator when several instances start at once', async () => {
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

test('ignores the variables while there is an administrator', async () => {
  const { log } = watchLog()
  await createFirstAdministrator(identity.db, first, log)
  const before = await identity.db('administrators')
  const others = [
    { ADMIN_EMAIL: 'second@example.gr', ADMIN_PASSWORD: 'a password of mine' },
    { ADMIN_EMAIL: first.ADMIN_EMAIL, ADMIN_PASSWORD: 'another password' },
  ]
  for (const other of others) await createFirstAdministrator(identity.db, other, log)
  expect(await identity.db('administrators')).toEqual(before)
})

test('warns of a common password', async () => {
  const { log, lines } = watchLog()
  await createFirstAdministrator(identity.db, { ...first, ADMIN_PASSWORD: 'qwerty123456' }, log)
  expect(lines).toContain(
    'ADMIN_PASSWORD: This is one of the most common passwords. Choose another one, in /admin/password',
  )
})

test.each([{}, { ADMIN_EMAIL: 'first@example.gr' }, { ADMIN_PASSWORD: 'a password of mine' }])(
  'creates no administrator without both variables, and logs it: %j',
  async config => {
    const { log, lines } = watchLog()
    await createFirstAdministrator(identity.db, config, log)
    expect(await identity.db('administrators')).toEqual([])
    expect(lines.join()).toContain('nobody can sign in')
    expect(lines.join()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD')
  },
)
