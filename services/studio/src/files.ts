import { type FileVariant, fileUrl, type Links, openFileUrl } from '@stampa/service-kit/links'
import type { NamedFile } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'

/** Kinds of private files with signed addresses. */
export const fileKinds = ['mockup', 'original', 'artwork', 'proof'] as const
type FileKind = (typeof fileKinds)[number]

/** Table of each kind of file, and SQL of its hash and of the name to save it under. */
const fileColumns: Record<FileKind, { table: string; hash: string; name: string }> = {
  mockup: {
    table: 'design_mockups',
    hash: "f.image->>'hash'",
    name: "'design-' || right(f.order_id::text, 6) || '-' || f.position + 1 || '.png'",
  },
  original: {
    table: 'design_assets',
    hash: "f.file->>'hash'",
    name: "left(f.sha256, 12) || '.' || (f.file->>'format')",
  },
  artwork: { table: 'artwork', hash: 'f.file', name: 'f.name' },
  proof: {
    table: 'proofs',
    hash: "f.image->>'hash'",
    name: "'proof-' || right(f.order_id::text, 6) || '-' || f.version || '.' || (f.image->>'format')",
  },
}

const purposeOf = (kind: FileKind) => `design-file ${kind}`

/** Returns the signed addresses of a private file, which expire. */
export function fileAddresses(
  links: Links,
  kind: FileKind,
  id: string,
): Record<FileVariant, string> {
  const address = (variant: FileVariant) =>
    fileUrl(links, `/api/design-studio/files/${kind}`, purposeOf(kind), variant, id)
  return { preview: address('preview'), original: `${address('original')}/original` }
}

/**
 * Returns the file of a row that belongs to an order outside the trash, and the name to save it under; undefined also for
 * an address that has expired or is forged.
 */
export async function findFile(
  db: Knex,
  links: Links,
  kind: FileKind,
  variant: FileVariant,
  address: Parameters<typeof openFileUrl>[3],
): Promise<NamedFile | undefined> {
  const id = openFileUrl(links, purposeOf(kind), variant, address)
  if (id === undefined) return undefined
  const { table, hash, name } = fileColumns[kind]
  return (
    db({ f: table })
      .join('design_orders as o', 'o.id', 'f.order_id')
      .where('f.id', id)
      .whereNull('o.deleted_at')
      // Artwork that is not ready has no file.
      .whereRaw(`${hash} is not null`)
      .first({ hash: db.raw(hash), name: db.raw(name) })
  )
}
