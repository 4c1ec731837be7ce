import type { Knex } from 'knex'

/** Colours and sizes that a product can be ordered in, in the order in which they are offered. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table products
      add column colours text[] not null default '{}',
      add column sizes text[] not null default '{}'
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table products drop column colours, drop column sizes')
}
