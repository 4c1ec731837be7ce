import type { Knex } from 'knex'
import { cappedKinds, type Label, label, otherText } from './labels.ts'

/**
 * Adds new labels within the hourly cap, and updates the titles of pages.
 *
 * @param perHour new paths, and new campaigns, that an hour may add
 * @returns ids of the labels beyond the cap
 */
export async function admitLabels(
  tx: Knex.Transaction,
  labels: ReadonlyMap<string, Label>,
  perHour: number,
): Promise<Set<string>> {
  const found = await findLabels(tx, [...labels.keys()])
  const fresh = [...labels.values()].filter(({ id }) => !found.has(id)).map(({ id }) => id)
  const refused = new Set<string>()
  for (const kind of cappedKinds) {
    const ofKind = fresh.filter(id => labels.get(id)?.kind === kind).sort()
    if (ofKind.length === 0) continue
    const room = Math.max(0, perHour - (await countNewLabels(tx, kind)))
    for (const id of ofKind.slice(room)) refused.add(id)
  }
  const changed = [...labels.values()].filter(
    ({ id, titledAt }) => !refused.has(id) && (titledAt !== undefined || !found.has(id)),
  )
  const others = refused.size > 0 ? cappedKinds.map(kind => label(kind, otherText)) : []
  await upsertLabels(tx, [...changed, ...others])
  return refused
}

/** @returns ids of the labels that exist */
async function findLabels(tx: Knex.Transaction, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.raw<{ rows: { id: string }[] }>(
    'select id from labels where id = any(?::bigint[])',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Counts the labels of a kind that were added in the current hour. */
async function countNewLabels(
  tx: Knex.Transaction,
  kind: (typeof cappedKinds)[number],
): Promise<number> {
  const { rows } = await tx.raw<{ rows: { count: number }[] }>(
    // A literal kind: with a parameter the partial index does not apply.
    `select count(*)::int from labels
     where kind = '${kind}' and created_at >= date_trunc('hour', now())
       and text <> ?`,
    [otherText],
  )
  return rows[0]?.count ?? 0
}

/** Inserts labels, and updates a page's title to the latest. */
async function upsertLabels(tx: Knex.Transaction, labels: Label[]): Promise<void> {
  if (labels.length === 0) return
  await tx.raw(
    `insert into labels as l (id, kind, text, title, name, titled_at)
     select id, kind, text, title, name, to_timestamp(titled_at / 1000.0)
     from json_to_recordset(?::json)
       as x (id bigint, kind text, text text, title text, name text, titled_at bigint)
     on conflict (id) do update
       set title = excluded.title, name = excluded.name, titled_at = excluded.titled_at
       where excluded.titled_at is not null and (l.titled_at is null
         or (l.titled_at, l.title, l.name) < (excluded.titled_at, excluded.title, excluded.name))`,
    [
      JSON.stringify(
        labels.map(({ titledAt, ...label }) => ({ ...label, titled_at: titledAt ?? null })),
      ),
    ],
  )
}
