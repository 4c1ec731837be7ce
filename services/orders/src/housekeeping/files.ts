import type { Knex } from 'knex'

/** Those of the files that a row names, be it in the trash. */
export async function referencedFiles(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select image->>'hash' as hash from custom_orders where image->>'hash' = any(?)
     union
     select file->>'hash' from order_attachments where file->>'hash' = any(?)`,
    [[...hashes], [...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
}
