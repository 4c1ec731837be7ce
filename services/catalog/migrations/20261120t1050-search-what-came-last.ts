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
 * What is added to a trigram index waits in a list that every search reads through, until it is 4 MB long: for
 * some thousands of records that were imported at once. A shorter list is put into the index while it is small.
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
