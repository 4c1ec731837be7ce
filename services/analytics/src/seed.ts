import { randomUUID } from 'node:crypto'
import { loadConfig, runSeed, Type } from '@stampa/service-kit/setup'
import type { Knex } from 'knex'
import { demoVisits } from '../seeds/visits.ts'
import { analyticsStore, configSchema } from './config.ts'
import { SessionIds } from './sessions/session-id.ts'
import { openVisits } from './storage/open-visits.ts'
import { addToCounters } from './storage/store.ts'
import { Writer } from './storage/writer.ts'

/** Days before today with demo visits. */
const days = 60

const visits = openVisits(loadConfig(Type.Object(analyticsStore)))

await runSeed(
  'analytics',
  db => visits.hasVisits(db),
  async (db, report) => {
    const { SESSION_KEY } = configSchema.properties
    const sessionIds = new SessionIds(loadConfig(Type.Object({ SESSION_KEY })).SESSION_KEY)
    await db.transaction(async tx => {
      await tx.raw('set local idle_in_transaction_session_timeout = 0')
      // The lock makes a second run wait for the first. This transaction reads no table: new partitions would
      // wait for it.
      await tx.raw(`select pg_advisory_xact_lock(hashtext('seed'))`)
      if (await visits.hasVisits(db)) return report('was filled by another run meanwhile')
      const count = await fill(db, sessionIds)
      report(`${count} events of ${days} days`)
    })
  },
)

/** @returns the number of events */
async function fill(db: Knex, sessionIds: SessionIds): Promise<number> {
  const now = Date.now()
  await visits.prepare(db, new Date(now), new Date(now - days * 86_400_000))
  const writer = new Writer(visits, db, Number.MAX_SAFE_INTEGER)
  let count = 0
  for (const events of demoVisits(sessionIds, now, days)) {
    await writer.write([{ id: randomUUID(), events }])
    count += events.length
  }
  // These events did not pass the queue, which counts the accepted ones.
  await db.transaction(tx => addToCounters(tx, new Map([['accepted', count]])))
  return count
}
