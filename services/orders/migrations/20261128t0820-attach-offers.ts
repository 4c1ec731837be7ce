import type { Knex } from 'knex'

/** Adds whether an offer's mail has its PDF attached. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table offers add column attach_pdf boolean not null default false')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table offers drop column attach_pdf')
}
