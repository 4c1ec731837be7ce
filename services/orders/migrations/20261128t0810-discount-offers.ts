import type { Knex } from 'knex'

/**
 * Adds discounts of offers and of their lines, the VAT rate of a line, and lines without a SKU, whose code is
 * empty. The net revenue of a line and all that follows from it are stored after both discounts.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table offers
      add column discount_kind text not null default 'percent'
        check (discount_kind in ('percent', 'amount')),
      -- Hundredths of a percent, or cents.
      add column discount bigint not null default 0 check (discount >= 0);
    alter table offer_items
      alter column sku_id drop not null,
      add column discount_kind text not null default 'percent'
        check (discount_kind in ('percent', 'amount')),
      add column discount bigint not null default 0 check (discount >= 0),
      add column vat_bp bigint not null default 2400 check (vat_bp in (2400, 1300, 600, 0));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from offer_items where sku_id is null;
    alter table offer_items
      alter column sku_id set not null,
      drop column discount_kind,
      drop column discount,
      drop column vat_bp;
    alter table offers drop column discount_kind, drop column discount;
  `)
}
