import type { Knex } from 'knex'
import { addMonths, athensDate, startOfDay } from '../calendar/athens.ts'
import { firstIdAt } from '../sessions/session-id.ts'

/** Tables with a partition for each month, by session id; the database's functions create and drop them. */
export type PartitionedTable = 'sessions' | 'page_views' | 'conversions'

/** Months that visits are kept: the two years of the privacy policy. */
export const keptMonths = 24

/** Advisory lock of the processes that create partitions. */
const lock = 7_461_710

/**
 * Creates the partitions of the months from a date to two months after today.
 *
 * @param from a date in the first month
 */
export async function ensurePartitions(db: Knex, now: Date, from = now): Promise<void> {
  const last = addMonths(athensDate(now.getTime()), 2)
  // Sessions that began at the end of the month before may still receive events.
  let month = addMonths(athensDate(from.getTime()), -1)
  await db.transaction(async tx => {
    await tx.raw('select pg_advisory_xact_lock(?)', [lock])
    for (; month <= last; month = addMonths(month, 1)) {
      const ids = [month, addMonths(month, 1)].map(date => firstIdAt(startOfDay(date)))
      await tx.raw('select create_month(?, ?, ?)', [month, ...ids])
    }
  })
}

/** Deletes the rows and sums of months that ended more than two years ago. @returns their first days */
export async function dropOldPartitions(db: Knex, now: Date): Promise<string[]> {
  const oldest = addMonths(athensDate(now.getTime()), -keptMonths)
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class c join pg_inherits i on i.inhrelid = c.oid
     where i.inhparent = 'sessions'::regclass order by 1`,
  )
  const old = rows
    .map(({ name }) => /_(\d{4})_(\d{2})$/.exec(name))
    .map(parts => `${parts?.[1]}-${parts?.[2]}-01`)
    .filter(month => month < oldest)
  for (const month of old) {
    const until = startOfDay(addMonths(month, 1))
    await db.transaction(async tx => {
      await tx.raw('select drop_month(?)', [month])
      await tx('rollups').where('bucket', '<', new Date(until)).delete()
      await tx('erased_sessions').where('id', '<', firstIdAt(until)).delete()
    })
  }
  return old
}
