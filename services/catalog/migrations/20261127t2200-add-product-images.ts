import type { Knex } from 'knex'

/** Images of a product beside its first one. */
export async function up(db: Knex): Promise<void> {
  await db.raw("alter table products add column images jsonb not null default '[]'")
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table products drop column images')
}
