import { randomUUID } from 'node:crypto'
import { hasRows, loadConfig, runSeed, Type } from '@stampa/service-kit/setup'
import { demoVisits } from '../seeds/visits.ts'
import { configSchema } from './config.ts'
import { SessionIds } from './sessions/session-id.ts'
import { ensurePartitions } from './storage/partitions.ts'
import { addToCounters } from './storage/store.ts'
import { Writer } from './storage/writer.ts'

/** Days before today with demo visits. */
const days = 60

await runSeed(
  'analytics',
  db => hasRows(db, ['sessions']),
  async (db, report) => {
    const { SESSION_KEY } = configSchema.properties
    const sessionIds = new SessionIds(loadConfig(Type.Object({ SESSION_KEY })).SESSION_KEY)
    const now = Date.now()
    await ensurePartitions(db, new Date(now), new Date(now - days * 86_400_000))
    const writer = new Writer(db, Number.MAX_SAFE_INTEGER)
    let count = 0
    for (const events of demoVisits(sessionIds, now, days)) {
      await writer.write([{ id: randomUUID(), events }])
      count += events.length
    }
    // These events did not pass the queue, which counts the accepted ones.
    await db.transaction(tx => addToCounters(tx, new Map([['accepted', count]])))
    report(`${count} events of ${days} days`)
  },
)
