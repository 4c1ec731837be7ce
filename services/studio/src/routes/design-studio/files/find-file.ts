import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'

/** Private files that have addresses, by what they are. */
export const fileKinds = ['mockup', 'original', 'artwork', 'proof'] as const
export type FileKind = (typeof fileKinds)[number]

/** A private file and what it is saved as. */
export interface PrivateFile {
  hash: string
  name: string
}

/** The file of a row that belongs to an order outside the trash. */
export async function findFile(
  db: Knex,
  kind: FileKind,
  id: string,
): Promise<PrivateFile | undefined> {
  switch (kind) {
    case 'mockup': {
      const row = await ofOrder(db, 'design_mockups', id).first<
        { order_id: string; position: number; image: KeptFile } | undefined
      >('f.order_id', 'f.position', 'f.image')
      return (
        row && {
          hash: row.image.hash,
          name: `design-${row.order_id.slice(-6)}-${row.position + 1}.png`,
        }
      )
    }
    case 'original': {
      const row = await ofOrder(db, 'design_assets', id).first<
        { sha256: string; file: KeptFile } | undefined
      >('f.sha256', 'f.file')
      return row && { hash: row.file.hash, name: `${row.sha256.slice(0, 12)}.${row.file.format}` }
    }
    case 'artwork': {
      const row = await ofOrder(db, 'artwork', id)
        .where('f.state', 'ready')
        .first<{ name: string; file: string } | undefined>('f.name', 'f.file')
      return row && { hash: row.file, name: row.name }
    }
    case 'proof': {
      const row = await ofOrder(db, 'proofs', id).first<
        { order_id: string; version: number; image: KeptFile } | undefined
      >('f.order_id', 'f.version', 'f.image')
      return (
        row && {
          hash: row.image.hash,
          name: `proof-${row.order_id.slice(-6)}-${row.version}.${row.image.format}`,
        }
      )
    }
  }
}

function ofOrder(db: Knex, table: string, id: string): Knex.QueryBuilder {
  return db(`${table} as f`)
    .join('design_orders as o', 'o.id', 'f.order_id')
    .where('f.id', id)
    .whereNull('o.deleted_at')
}
