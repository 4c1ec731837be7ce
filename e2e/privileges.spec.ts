import { readFile } from 'node:fs/promises'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

test('every service and worker connects to its own database as its own role', async ({
  request,
  stack,
}) => {
  // Every service queries its database.
  expect((await request.get('/readyz')).ok()).toBe(true)
  const rows = await query(
    stack,
    'postgres',
    `select distinct application_name as name, datname as database, usename as role
     from pg_stat_activity where application_name <> '' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['analytics', 'catalog', 'identity', 'orders', 'studio']),
  )
  for (const { name, database, role } of rows) {
    const own = `stampa_${name?.replace('-worker', '')}`
    expect({ name, database, role }).toEqual({ name, database: own, role: `${own}_app` })
  }
})

test.describe('a platform that root started', () => {
  test.skip(process.getuid?.() !== 0)

  /** Returns a field of a process's status, such as its users. */
  async function statusOf(pid: number, field: string): Promise<string> {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? ''
  }

  test('no program of the platform is root or has a right of root', async ({ stack }) => {
    for (const [part, pid] of Object.entries(stack.pids)) {
      // Real, effective, saved and file system user.
      expect(await statusOf(pid, 'Uid'), part).toMatch(/^[1-9]\d*(\s+[1-9]\d*){3}$/)
      // None, or CAP_DAC_READ_SEARCH in a clone below a folder closed to others.
      expect(await statusOf(pid, 'CapPrm'), part).toMatch(/^0{15}[04]$/)
    }
  })

  test('the stores run as another user than the programs that answer requests', async ({
    stack,
  }) => {
    const users = new Map<string, Set<string>>()
    for (const [part, pid] of Object.entries(stack.pids)) {
      const user = await statusOf(pid, 'Uid')
      users.set(user, (users.get(user) ?? new Set()).add(part))
    }
    expect([...users.values()]).toContainEqual(new Set(['postgres', 'redis']))
    expect(users.size).toBe(2)
  })
})
