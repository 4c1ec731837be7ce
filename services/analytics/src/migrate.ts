/**
 * Migrates the database, and creates partitions for the months from now on. An argument names an earlier day to begin
 * with, for visits imported from elsewhere.
 */
import { baseConfig, connect, loadConfig, runMigrations, Type } from '@stampa/service-kit/setup'
import { analyticsStore, migrations } from './config.ts'
import { openVisits } from './storage/open-visits.ts'

await runMigrations('analytics', migrations)

const { DATABASE_URL } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, ...analyticsStore }))
const db = connect({ ...config, DATABASE_POOL_MAX: 1 }, { name: 'migrate', statementTimeout: 0 })
try {
  const [from] = process.argv.slice(2)
  await openVisits(config).prepare(db, new Date(), from === undefined ? new Date() : new Date(from))
} finally {
  await db.destroy()
}
