import { hasRows } from '@stampa/service-kit/setup'
import type { Knex } from 'knex'
import { readRecentSessions } from '../dashboard/recent-sessions.ts'
import {
  countCountries,
  readConversions,
  readParts,
  readSeries,
  readTotals,
} from '../dashboard/store.ts'
import { recentVisits } from '../dashboard/visits.ts'
import { startOf } from '../sessions/session-id.ts'
import { dropOldPartitions, ensurePartitions } from './partitions.ts'
import { recount } from './recount.ts'
import { applyChange, newSession, type Session } from './session.ts'
import { addToRollups, eraseSessions, insertRows, readSessions, upsertSessions } from './store.ts'
import { Tally } from './tally.ts'
import type { Conversion, View, VisitStore, Work } from './visit-store.ts'

/** Rows, sessions and sums in the tables beside the batches, in one transaction with them. */
export const postgresVisits: VisitStore = {
  prepare: ensurePartitions,
  hasVisits: db => hasRows(db, ['sessions']),
  add,
  sumUp: async () => {},
  dropOldMonths: dropOldPartitions,
  recount,
  readTotals,
  countCountries,
  readParts,
  readSeries,
  readConversions,
  readRecentSessions: (selection, isBounded, limit) =>
    readRecentSessions(selection, isBounded, limit, recentVisits),
}

async function add(tx: Knex.Transaction, { erasing, views, conversions, others }: Work) {
  const changing = [...views, ...conversions, ...others].map(({ session }) => session)
  const ids = [...new Set([...erasing, ...changing])].sort()
  // Late events of erased sessions leave nothing to write.
  if (ids.length === 0) return { views, conversions }
  const before = await readSessions(tx, ids)
  const tally = new Tally()
  if (erasing.length > 0) {
    for (const { session_id, page } of await eraseSessions(tx, erasing)) {
      tally.countPage(session_id, page, -1)
    }
    for (const id of erasing) tally.move(before.get(id) ?? null, null)
  }

  const added = {
    views: await insertNew(tx, 'page_views', views, ({ page }) => page),
    conversions: await insertNew(tx, 'conversions', conversions, ({ name }) => name),
  }
  const after = new Map<string, Session>()
  for (const change of [...added.views, ...added.conversions, ...others]) {
    const { session: id } = change
    const session = after.get(id) ?? before.get(id) ?? newSession(id)
    after.set(id, applyChange(session, change))
    if (change.type === 'view') tally.countPage(id, change.page, 1)
  }
  for (const [id, session] of after) tally.move(before.get(id) ?? null, session)
  await upsertSessions(tx, [...after.values()])
  await addToRollups(tx, tally.cells())
  return added
}

/** Column of an event's page or conversion, with its type. */
const valueColumns = { page_views: ['page', 'bigint'], conversions: ['name', 'text'] } as const

/** Inserts views or conversions. @returns those that are new */
async function insertNew<E extends View | Conversion>(
  tx: Knex.Transaction,
  table: keyof typeof valueColumns,
  events: readonly E[],
  readValue: (event: E) => string,
): Promise<E[]> {
  const [column, type] = valueColumns[table]
  const rows = events.map(event => ({
    session_id: event.session,
    event: event.event,
    at: Math.max(0, event.at - startOf(event.session)),
    [column]: readValue(event),
  }))
  // The table keeps rows in this order: the views of a session stay together.
  rows.sort((a, b) => (a.session_id < b.session_id ? -1 : 1))
  const columns = { session_id: 'uuid', event: 'bigint', at: 'int', [column]: type }
  const returning = 'do nothing returning session_id, event'
  const inserted = await insertRows<{ session_id: string; event: string }>(
    tx,
    table,
    columns,
    rows,
    returning,
  )
  const added = new Set(inserted.map(({ session_id, event }) => `${session_id} ${event}`))
  return events.filter(({ session, event }) => added.has(`${session} ${event}`))
}
