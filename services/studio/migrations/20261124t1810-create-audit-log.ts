import { auditContract, auditLog, dropAuditLog } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const tables = [
  { table: 'artwork', kind: 'design_orders', record: 'order_id', action: 'changed' },
  { table: 'color_variants' },
  { table: 'design_orders' },
  { table: 'design_order_timeline', kind: 'design_orders', record: 'order_id', action: 'changed' },
  { table: 'mails', record: 'event_id' },
  { table: 'products', kind: 'design_products' },
  { table: 'proofs' },
] as const

/** Changes by administrators, which triggers record. */
export async function up(db: Knex): Promise<void> {
  await db.raw(auditLog(tables))
}

export const contract = auditContract

export async function down(db: Knex): Promise<void> {
  await db.raw(dropAuditLog(tables))
}
