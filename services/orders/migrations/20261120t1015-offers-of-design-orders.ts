import type { Knex } from 'knex'

/** References of offers to design orders, which the studio service stores. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers add column design_order_id uuid;
    create index offers_design_order on offers (design_order_id)
      where design_order_id is not null and deleted_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table offers drop column design_order_id')
}
