import { auditContract, auditLog, dropAuditLog } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const tables = [
  { table: 'contact_messages' },
  { table: 'custom_orders' },
  { table: 'custom_order_timeline', kind: 'custom_orders', record: 'order_id', action: 'changed' },
  { table: 'mails', record: 'event_id' },
  { table: 'offers' },
  { table: 'order_attachments' },
  { table: 'skus' },
] as const

/** Changes by administrators, which triggers record. */
export async function up(db: Knex): Promise<void> {
  await db.raw(auditLog(tables))
}

export const contract = auditContract

export async function down(db: Knex): Promise<void> {
  await db.raw(dropAuditLog(tables))
}
