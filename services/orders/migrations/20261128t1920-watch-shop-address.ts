import type { Knex } from 'knex'

/** The shop's e-mail as the worker saw it last, one row. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table shop_address (
      one boolean primary key default true check (one),
      email text not null
    )
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table shop_address')
}
