import type { Knex } from 'knex'

/** What became of the events that were written, by name: `stored`, `dropped:<reason>`, `otherPaths`, and `accepted` of what did not come through the queue. */
export async function readCounters(db: Knex): Promise<Record<string, number>> {
  const { rows } = await db.raw<{ rows: { name: string; count: string }[] }>(
    'select name, count from counters',
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}
