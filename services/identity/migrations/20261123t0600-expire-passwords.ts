import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table administrators add column password_expires_at timestamptz')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table administrators drop column password_expires_at')
}
