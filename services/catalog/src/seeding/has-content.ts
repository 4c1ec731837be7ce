import { hasRows } from '@stampa/service-kit/setup'
import type { Knex } from 'knex'

const tables = [
  'about_contents',
  'banners',
  'blog_posts',
  'categories',
  'customers',
  'events',
  'faqs',
  'products',
  'testimonials',
  'reviews',
  'size_charts',
  'works',
]

/** Returns whether there is a record of any kind, in use or in the trash. */
export function hasContent(db: Knex): Promise<boolean> {
  return hasRows(db, tables)
}
