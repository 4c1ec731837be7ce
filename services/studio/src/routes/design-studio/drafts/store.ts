import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'

/** Days that a draft can be gone on from. */
export const draftDays = 30

export interface DraftRow {
  id: string
  document: string
  preview: KeptFile | null
  created_at: Date
}

export async function insertDraft(
  tx: Knex.Transaction,
  document: string,
  preview: KeptFile | undefined,
  assets: ReadonlyMap<string, KeptFile>,
): Promise<{ id: string; created_at: Date }> {
  const [row] = await tx('drafts')
    .insert({ document, preview: preview ?? null })
    .returning<{ id: string; created_at: Date }[]>(['id', 'created_at'])
  if (!row) throw new Error('the insert returned no row')
  const rows = [...assets].map(([sha256, file]) => ({ draft_id: row.id, sha256, file }))
  if (rows.length > 0) await tx('draft_assets').insert(rows)
  return row
}

/** A draft within its time. */
export function findDraft(db: Knex, id: string): Promise<DraftRow | undefined> {
  return db('drafts')
    .where({ id })
    .whereRaw("created_at > now() - ? * interval '1 day'", [draftDays])
    .first<DraftRow | undefined>()
}

export async function draftAssets(
  db: Knex,
  draftId: string,
): Promise<{ sha256: string; file: KeptFile }[]> {
  return db('draft_assets').where({ draft_id: draftId }).orderBy('sha256').select('sha256', 'file')
}

/** Removes drafts whose time is over. @returns how many */
export function removeOldDrafts(db: Knex, now = new Date()): Promise<number> {
  return db('drafts')
    .whereRaw("created_at <= ?::timestamptz - ? * interval '1 day'", [now, draftDays])
    .delete()
}
