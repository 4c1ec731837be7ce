import { readdir } from 'node:fs/promises'
import pg from 'pg'

/** @throws unless the server accepts a connection and answers a query */
export async function pingPostgres(connectionString: string): Promise<void> {
  await withClient(connectionString, client => client.query('select 1'))
}

/** Creates missing databases on the server. */
export async function ensureDatabases(connectionString: string, names: string[]): Promise<void> {
  await withClient(connectionString, async client => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    const existing = new Set(rows.map(({ datname }) => datname))
    for (const name of names) {
      if (!existing.has(name)) await client.query(`create database ${pg.escapeIdentifier(name)}`)
    }
  })
}

/** Returns whether the database has every migration of a service's folder. */
export async function isMigrated(connectionString: string, folder: string): Promise<boolean> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.ts'))
  return withClient(connectionString, async client => {
    const table = await client.query("select to_regclass('knex_migrations') is not null as found")
    if (!table.rows[0]?.found) return false
    const { rows } = await client.query<{ name: string }>('select name from knex_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    return files.every(file => applied.has(file))
  })
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  // The query reports a lost connection as well; one report is enough.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
