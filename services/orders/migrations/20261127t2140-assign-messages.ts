import type { Knex } from 'knex'

/** Gives a message the state of its handling, and an owner. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table contact_messages
      add column status text not null default 'new'
        check (status in ('new', 'answered', 'closed')),
      -- E-mail of the administrator who handles it.
      add column owner text
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table contact_messages drop column status, drop column owner')
}
