import type { Knex } from 'knex'
import { visible } from '../../content/visible.ts'
import type { Page } from './document.ts'
import { type Paged, paged } from './pages.ts'

/** A run of a kind's pages, by the ids of their records. */
export interface Run {
  /** Id that it begins after; from the first record without one. */
  after?: string | undefined
  limit: number
}

/** The page of a record. */
export interface RecordPage extends Page {
  id: string
}

/** Pages of a kind that visitors may see. */
export async function findPages(
  db: Knex,
  kind: Paged,
  { after, limit }: Run,
): Promise<RecordPage[]> {
  const { path, visibility } = paged[kind]
  const query = db(visibility.table)
    .select<{ id: string; key: string; updated_at: Date }[]>(
      'id',
      db.raw('coalesce(slug, id::text) as key'),
      'updated_at',
    )
    .whereRaw(visible(visibility))
    .orderBy('id')
    .limit(limit)
  if (after !== undefined) query.where('id', '>', after)
  const rows = await query
  return rows.map(({ id, key, updated_at }) => ({ id, path: path + key, changedAt: updated_at }))
}

/**
 * The records that all runs of a kind but the first begin after.
 *
 * @param length of a run
 */
export async function findRuns(db: Knex, kind: Paged, length: number): Promise<string[]> {
  const { visibility } = paged[kind]
  const rows = await db
    .with('numbered', query =>
      query
        .from(visibility.table)
        .select(
          'id',
          db.raw('row_number() over (order by id) as n'),
          db.raw('count(*) over () as total'),
        )
        .whereRaw(visible(visibility)),
    )
    .from('numbered')
    .whereRaw('n % ? = 0 and n < total', [length])
    .orderBy('n')
    .select<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}
