import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import { repliesTable } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'

const audited = [
  {
    table: 'design_order_replies',
    kind: 'design_orders',
    record: 'record_id',
    action: 'changed',
  },
] as const

/** Replies of the shop and of customers about orders of designs. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ${repliesTable('design_order_replies', 'design_orders')}
    ${auditTriggers(audited)}
    -- Whether the customer's latest reply is unread.
    alter table design_orders add column unread boolean not null default false;
    create index design_orders_unread on design_orders (id) where unread;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table design_orders drop column unread;
    ${dropAuditTriggers(audited)}
    drop table design_order_replies;
  `)
}

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds. Writes of orders wait while the index is built.'
