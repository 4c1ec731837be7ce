import { auditContract, auditLog, dropAuditLog } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const tables = [
  { table: 'about_contents' },
  { table: 'banners' },
  { table: 'blog_posts' },
  { table: 'categories' },
  { table: 'company' },
  { table: 'customers' },
  { table: 'events' },
  { table: 'faqs' },
  { table: 'products' },
  { table: 'synonyms' },
  { table: 'testimonials' },
  { table: 'works' },
] as const

/** Changes by administrators, which triggers record. */
export async function up(db: Knex): Promise<void> {
  await db.raw(auditLog(tables))
}

export const contract = auditContract

export async function down(db: Knex): Promise<void> {
  await db.raw(dropAuditLog(tables))
}
