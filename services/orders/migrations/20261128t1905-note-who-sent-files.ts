import type { Knex } from 'knex'

/**
 * Notes which files of an order its customer sent: the address of the order may be a colleague's. Those that
 * staff attached are in the timeline, since ever; what could be either's is theirs.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table order_attachments add column from_customer boolean not null default false;
    update order_attachments a set from_customer = true from custom_orders o
      where o.id = a.order_id and o.email = a.by
        and not exists (
          select from custom_order_timeline t
          where t.order_id = a.order_id and t.kind = 'attachment' and t.by = a.by and t.note = a.name
        );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table order_attachments drop column from_customer')
}
