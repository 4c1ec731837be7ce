import { randomUUID } from 'node:crypto'
import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit/setup'
import { demoVisits } from '../seeds/visits.ts'
import { configSchema } from './config.ts'
import { SessionIds } from './sessions/session-id.ts'
import { ensurePartitions } from './storage/partitions.ts'
import { addToCounters } from './storage/store.ts'
import { Writer } from './storage/writer.ts'

/** Days before today with demo visits. */
const days = 60

const { DATABASE_URL } = baseConfig.properties
const { SESSION_KEY } = configSchema.properties
const config = loadConfig(Type.Object({ DATABASE_URL, SESSION_KEY }))

const db = connect(
  { ...config, DATABASE_POOL_MAX: 1 },
  { name: 'analytics seed', statementTimeout: 60_000 },
)
try {
  const { rows } = await db.raw<{ rows: unknown[] }>('select from sessions limit 1')
  if (rows.length > 0) {
    console.log('analytics: has visits already')
  } else {
    const now = Date.now()
    await ensurePartitions(db, new Date(now), new Date(now - days * 86_400_000))
    const writer = new Writer(db, Number.MAX_SAFE_INTEGER)
    let count = 0
    for (const events of demoVisits(new SessionIds(config.SESSION_KEY), now, days)) {
      await writer.write([{ id: randomUUID(), events }])
      count += events.length
    }
    // These events did not pass the queue, which counts the accepted ones.
    await db.transaction(tx => addToCounters(tx, new Map([['accepted', count]])))
    console.log(`analytics: ${count} events of ${days} days`)
  }
} finally {
  await db.destroy()
}
