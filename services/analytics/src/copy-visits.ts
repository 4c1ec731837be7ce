/** `npm run copy-visits --workspace @stampa/analytics`: copies the visits from PostgreSQL to ANALYTICS_STORE. */
import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit/setup'
import { analyticsStore } from './config.ts'
import { copyVisits } from './storage/copy-visits.ts'
import { openVisits } from './storage/open-visits.ts'
import { postgresVisits } from './storage/postgres-visits.ts'

const { DATABASE_URL } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, ...analyticsStore }))
const db = connect({ ...config, DATABASE_POOL_MAX: 2 }, { name: 'copy', statementTimeout: 0 })
try {
  const store = openVisits(config)
  if (store === postgresVisits) throw new Error('ANALYTICS_STORE names no other store')
  await store.prepare(db, new Date())
  await copyVisits(db, store, count => console.log(`analytics: ${count} sessions`))
} finally {
  await db.destroy()
}
