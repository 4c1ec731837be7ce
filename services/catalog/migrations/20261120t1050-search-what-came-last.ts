import type { Knex } from 'knex'

const tables = [
  'products',
  'categories',
  'events',
  'banners',
  'blog_posts',
  'testimonials',
  'about_contents',
  'faqs',
  'works',
  'customers',
]

/**
 * Limits the pending list of trigram indexes. Every search reads that list, which grows to 4 MB
 * (some thousand imported records) by default.
 */
export async function up(db: Knex): Promise<void> {
  for (const table of tables) {
    await db.raw(`alter index ${table}_search set (gin_pending_list_limit = 256)`)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) {
    await db.raw(`alter index ${table}_search reset (gin_pending_list_limit)`)
  }
}
