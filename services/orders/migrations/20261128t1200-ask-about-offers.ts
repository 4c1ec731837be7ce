import type { Knex } from 'knex'

export const contract =
  'The index and the foreign key of the new column lock its table for a moment only: no message has an offer yet'

/** Adds the offer that a message asks about: the message and its replies are the offer's conversation. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table contact_messages
      add column offer_id uuid references offers on delete set null;
    create index contact_messages_offer on contact_messages (offer_id) where offer_id is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table contact_messages drop column offer_id')
}
