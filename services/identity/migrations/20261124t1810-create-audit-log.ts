import { auditContract, auditLog, dropAuditLog } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

const tables = [
  { table: 'administrators' },
  { table: 'roles' },
  { table: 'sessions', action: 'deleted', of: 'revoked_at' },
  {
    table: 'password_links',
    kind: 'administrators',
    record: 'administrator_id',
    action: 'changed',
  },
] as const

/** Changes by administrators, which triggers record. */
export async function up(db: Knex): Promise<void> {
  await db.raw(auditLog(tables))
}

export const contract = auditContract

export async function down(db: Knex): Promise<void> {
  await db.raw(dropAuditLog(tables))
}
