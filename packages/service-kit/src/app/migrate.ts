import { readdir } from 'node:fs/promises'
import type { Knex } from 'knex'
import type { BaseConfig } from './config.ts'
import { connect, setupConnectTimeout } from './database.ts'

/** Any number that no other program takes a lock on: two migration runs wait for each other. */
const lockKey = 7_461_703

/**
 * Brings a service's database to the schema of its `migrations/` directory. Safe to run from several
 * places at once, and to run again after being killed: each run is one transaction.
 *
 * @param expandOnly whether an older version of the service is live and must go on
 * @throws with expandOnly, before any change, when a migration would break that version
 */
export async function migrate(
  config: Pick<BaseConfig, 'DATABASE_URL'>,
  directory: string,
  { expandOnly = false } = {},
): Promise<string[]> {
  const db = connect(
    { ...config, DATABASE_POOL_MAX: 3 },
    // Building an index on a large table takes as long as it takes.
    { name: 'migrate', statementTimeout: 0, connectTimeout: setupConnectTimeout },
  )
  const { client } = db
  try {
    const lock = await client.acquireConnection()
    try {
      await lock.query('select pg_advisory_lock($1)', [lockKey])
      if (expandOnly) await requireExpansion(directory, await pendingMigrations(db, directory))
      const [, names] = await db.migrate.latest({
        directory,
        loadExtensions: ['.ts'],
        // An older release must start on a newer schema: it is how a release is taken back.
        disableMigrationsListValidation: true,
      })
      return names
    } finally {
      // Back in the pool, which ends it, and with it the lock.
      client.releaseConnection(lock)
    }
  } finally {
    await db.destroy()
  }
}

async function requireExpansion(directory: string, pending: readonly string[]): Promise<void> {
  // A parser of SQL, which a start without a live version does not need.
  const { breakingMigrations } = await import('./expand-only.ts')
  const reasons = await breakingMigrations(directory, pending.toSorted())
  if (reasons.length === 0) return
  throw new Error(
    ['These migrations would break the live version of the service:', ...reasons].join('\n  '),
  )
}

/** The migrations that this code needs and the database does not have yet. */
export async function pendingMigrations(db: Knex, directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter(file => file.endsWith('.ts'))
  if (!(await db.schema.hasTable('knex_migrations'))) return files
  const done = new Set(await db('knex_migrations').pluck<string[]>('name'))
  return files.filter(file => !done.has(file))
}
