import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. Writes wait while the indexes are built.'

/** Indexes of what waits for the shop, which the dashboard counts, and of decisions by month. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index custom_orders_unread on custom_orders (id) where unread and deleted_at is null;
    create index contact_messages_unread on contact_messages (id)
      where read_at is null and spam is null and deleted_at is null;
    create index offers_ending on offers (valid_until, id)
      where status = 'Sent' and deleted_at is null;
    create index offers_decided on offers (decided_at)
      where decided_at is not null and deleted_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(
    'drop index custom_orders_unread, contact_messages_unread, offers_ending, offers_decided',
  )
}
