import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. Events of links wait while the index is built.'

/** Index of the event of a link, whose mail the list of people shows. */
export async function up(db: Knex): Promise<void> {
  await db.raw("create index outbox_link on outbox ((payload->>'link'))")
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index outbox_link')
}
