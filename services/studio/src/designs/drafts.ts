import { onlyRow } from '@stampa/service-kit/listing'
import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import type { MockupRow } from '../orders/orders.ts'

/** Days for which a draft is kept. */
export const draftDays = 30

interface DraftRow {
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
): Promise<Pick<DraftRow, 'id' | 'created_at'>> {
  const row = onlyRow<Pick<DraftRow, 'id' | 'created_at'>>(
    await tx('drafts')
      .insert({ document, preview: preview ?? null })
      .returning(['id', 'created_at']),
  )
  const rows = [...assets].map(([sha256, file]) => ({ draft_id: row.id, sha256, file }))
  if (rows.length > 0) await tx('draft_assets').insert(rows)
  return row
}

/** Returns a draft that has not expired. */
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

export function expiryOf(created: Date): Date {
  return new Date(created.getTime() + draftDays * 86_400_000)
}

/** Returns the mockups of an order as the studio writes a draft, with the first of them on the canvas. */
export function draftOf(rows: readonly MockupRow[]): string {
  const itemOf = ({ item, position }: MockupRow) => item ?? position
  const mockups = rows.map(row => ({
    productId: row.product_id,
    productName: row.product_name,
    colorName: row.color_name,
    view: row.view,
    ...(rows.some(other => other !== row && itemOf(other) === itemOf(row)) && {
      item: String(itemOf(row)),
    }),
    quantity: row.quantity,
    ...(row.sizes && { sizes: row.sizes }),
    people: row.people,
    mended: row.mended,
    ...(row.choice && { choice: row.choice }),
    document: JSON.parse(row.design_data).stampa,
  }))
  const [first] = mockups
  const { document, productId, view } = first ?? {}
  return JSON.stringify({ document, productId, side: view, mockups })
}

/** Removes expired drafts. @returns their number */
export function removeOldDrafts(db: Knex, now = new Date()): Promise<number> {
  return db('drafts')
    .whereRaw("created_at <= ?::timestamptz - ? * interval '1 day'", [now, draftDays])
    .delete()
}
