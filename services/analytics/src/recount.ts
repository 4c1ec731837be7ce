/** `npm run recount --workspace @stampa/analytics`: compares the dashboard's sums with the stored visits. */
import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit/setup'
import { analyticsStore } from './config.ts'
import { openVisits } from './storage/open-visits.ts'

const { DATABASE_URL } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, ...analyticsStore }))
const db = connect({ ...config, DATABASE_POOL_MAX: 1 }, { name: 'recount', statementTimeout: 0 })
try {
  const differences = await openVisits(config).recount(db, (month, count) =>
    console.log(`analytics: ${month.slice(0, 7)}: ${count} sums differ`),
  )
  for (const difference of differences) console.error(JSON.stringify(difference))
  console.log(
    differences.length === 0
      ? 'analytics: every sum matches its visits'
      : `analytics: ${differences.length} sums differ from their visits`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  await db.destroy()
}
