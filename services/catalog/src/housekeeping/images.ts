import type { Knex } from 'knex'

/** Every column that holds images, one or a list. */
const columns = [
  ['products', 'image'],
  ['products', 'favicon'],
  ['categories', 'image'],
  ['categories', 'favicon'],
  ['events', 'image'],
  ['events', 'favicon'],
  ['banners', 'image'],
  ['blog_posts', 'image'],
  ['testimonials', 'company_logo'],
  ['about_contents', 'banner_image'],
  ['customers', 'image'],
  ['company', 'logo'],
  ['company', 'favicon'],
] as const

/** Those of the images that a record shows, be it in the trash. */
export async function referencedImages(db: Knex, hashes: readonly string[]): Promise<Set<string>> {
  const single = columns.map(([table, column]) => `select ${column}->>'hash' as hash from ${table}`)
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select distinct hash from (
      ${single.join(' union all ')}
      union all select image->>'hash' from works, jsonb_array_elements(images) as image
    ) as shown where hash = any(?)`,
    [[...hashes]],
  )
  return new Set(rows.map(({ hash }) => hash))
}
