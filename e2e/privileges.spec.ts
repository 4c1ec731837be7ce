import pg from 'pg'
import { expect, test } from './fixtures.ts'

test('every service and worker connects to its own database as its own role', async ({
  request,
  stack,
}) => {
  // Every service queries its database.
  expect((await request.get('/readyz')).ok()).toBe(true)
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; database: string; role: string }>(
      `select distinct application_name as name, datname as database, usename as role
       from pg_stat_activity where application_name <> '' order by name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['analytics', 'catalog', 'identity', 'orders', 'studio']),
    )
    for (const { name, database, role } of rows) {
      const own = `stampa_${name.replace('-worker', '')}`
      expect({ name, database, role }).toEqual({ name, database: own, role: `${own}_app` })
    }
  } finally {
    await client.end()
  }
})
