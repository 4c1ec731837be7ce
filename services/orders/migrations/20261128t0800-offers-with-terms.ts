import type { Knex } from 'knex'

/** Adds the terms that a customer accepts with an offer, and the reason of one that is declined. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers
      add column terms text not null default '',
      -- The customer ticked the terms; false for a decision of the shop.
      add column terms_accepted boolean not null default false,
      add column decline_reason text
        check (decline_reason in ('Price', 'Delivery time', 'Another supplier', 'No longer needed', 'Other'));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers drop column terms, drop column terms_accepted, drop column decline_reason;
  `)
}
