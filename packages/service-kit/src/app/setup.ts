/** For programs that run once (migrations, seeds), which load no web server. */

import type { Knex } from 'knex'
import { Type } from 'typebox'
import { baseConfig, loadConfig } from './config.ts'
import { connect, setupConnectTimeout } from './database.ts'
import { migrate } from './migrate.ts'

export { type Static, Type } from 'typebox'
export { baseConfig, loadConfig } from './config.ts'
export { connect } from './database.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties

/** Whether a version of the service runs meanwhile: migrations that would break it are refused. */
const EXPAND_ONLY = Type.Boolean({ default: false })

/** Runs the migrations of a directory on the database at DATABASE_URL. */
export async function runMigrations(service: string, directory: string): Promise<void> {
  const config = loadConfig(Type.Object({ DATABASE_URL, EXPAND_ONLY }))
  const names = await migrate(config, directory, { expandOnly: config.EXPAND_ONLY })
  console.log(`${service}: ${names.length > 0 ? `migrated ${names.join(', ')}` : 'up to date'}`)
}

/**
 * Fills the database at DATABASE_URL with demo content, unless it has content.
 *
 * @param fill may import large modules itself: a run on a filled database then ends sooner
 */
export async function runSeed(
  service: string,
  isFilled: (db: Knex) => Promise<boolean>,
  fill: (db: Knex, report: (line: string) => void) => Promise<void>,
): Promise<void> {
  const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX }))
  const db = connect(config, {
    name: `${service} seed`,
    statementTimeout: 60_000,
    connectTimeout: setupConnectTimeout,
  })
  const report = (line: string) => console.log(`${service}: ${line}`)
  try {
    if (await isFilled(db)) report('has content already, nothing to fill in')
    else await fill(db, report)
  } finally {
    await db.destroy()
  }
}

/** Returns whether any of these tables has a row. */
export async function hasRows(db: Knex, tables: readonly string[]): Promise<boolean> {
  const any = tables.map(table => `exists (select from ${table})`).join(' or ')
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(`select ${any} as found`)
  return rows[0]?.found === true
}
