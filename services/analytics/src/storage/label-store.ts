import type { Knex } from 'knex'
import { cappedKinds, type Label, label, otherText } from './labels.ts'
import { insertRows } from './store.ts'

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
  const ids = [...labels.keys()]
  const found = new Set(await tx('labels').whereRaw('id = any(?::bigint[])', [ids]).pluck('id'))
  const fresh = [...labels.values()].filter(({ id }) => !found.has(id)).map(({ id }) => id)
  const refused = new Set<string>()
  for (const kind of cappedKinds) {
    const ofKind = fresh.filter(id => labels.get(id)?.kind === kind).sort()
    if (ofKind.length === 0) continue
    const added = await tx('labels')
      // A literal kind: with a parameter the partial index does not apply.
      .whereRaw(`kind = '${kind}' and created_at >= date_trunc('hour', now())`)
      .whereNot('text', otherText)
      .count('* as count')
      .first()
    const room = Math.max(0, perHour - Number(added?.count ?? 0))
    for (const id of ofKind.slice(room)) refused.add(id)
  }
  const changed = [...labels.values()].filter(
    ({ id, titledAt }) => !refused.has(id) && (titledAt !== undefined || !found.has(id)),
  )
  const others = refused.size > 0 ? cappedKinds.map(kind => label(kind, otherText)) : []
  await upsertLabels(tx, [...changed, ...others])
  return refused
}

/** Inserts labels, and updates a page's title to the latest. */
async function upsertLabels(tx: Knex.Transaction, labels: Label[]): Promise<void> {
  await insertRows(
    tx,
    'labels',
    { id: 'bigint', kind: 'text', text: 'text', title: 'text', name: 'text', titled_at: 'ms' },
    labels.map(({ titledAt, ...label }) => ({ ...label, titled_at: titledAt })),
    `(id) do update
       set title = excluded.title, name = excluded.name, titled_at = excluded.titled_at
       where excluded.titled_at is not null and (stored.titled_at is null or
         (stored.titled_at, stored.title, stored.name) < (excluded.titled_at, excluded.title, excluded.name))`,
  )
}
