/** What programs that run once (migrations, seeds) need: without the web server they start in half the time. */

import type { Knex } from 'knex'

export { type Static, Type } from 'typebox'
export { baseConfig, loadConfig } from './config.ts'
export { connect } from './database.ts'
export { migrate } from './migrate.ts'

/** Returns whether any of these tables has a row. */
export async function hasRows(db: Knex, tables: readonly string[]): Promise<boolean> {
  const any = tables.map(table => `exists (select from ${table})`).join(' or ')
  const { rows } = await db.raw<{ rows: { found: boolean }[] }>(`select ${any} as found`)
  return rows[0]?.found === true
}
