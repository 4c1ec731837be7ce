import type { Knex } from 'knex'

/** Those of the products' pictures that a row shows, be it in the trash or an order's. */
export function referencedPictures(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  return referenced(db, hashes, [
    "select front_image->>'hash' as hash from color_variants",
    "select back_image->>'hash' from color_variants",
    "select garment_image->>'hash' from design_mockups",
  ])
}

/** Those of the private files that a row names, be it in the trash. */
export function referencedFiles(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  return referenced(db, hashes, [
    "select image->>'hash' as hash from design_mockups",
    "select file->>'hash' from design_assets",
    'select file from artwork',
    "select image->>'hash' from proofs",
    "select preview->>'hash' from drafts",
    "select file->>'hash' from draft_assets",
  ])
}

async function referenced(
  db: Knex,
  hashes: readonly string[],
  places: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select hash from (${places.join(' union all ')}) as places where hash = any(?)`,
    [[...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
}
