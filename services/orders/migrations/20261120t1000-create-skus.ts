import type { Knex } from 'knex'

/**
 * SKUs and their revisions. Amounts are cents. Codes come from a sequence, so that neither a rollback nor a deletion
 * frees a number.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create sequence sku_numbers;

    create table skus (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      number bigint not null unique default nextval('sku_numbers'),
      code text not null generated always as
        ('SKU-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      product_description text not null check (product_description <> ''),
      vendor text not null check (vendor <> ''),
      price_cents bigint not null check (price_cents >= 0),
      minimum_order_items integer not null check (minimum_order_items >= 1),
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by text,
      search text not null generated always as (search_key(
        'SKU-' || lpad(number::text, greatest(5, length(number::text)), '0')
        || ' ' || product_description || ' ' || vendor
      )) stored
    );
    alter sequence sku_numbers owned by skus.number;
    create index skus_description on skus (product_description collate "el-x-icu", id)
      where deleted_at is null;
    create index skus_vendor on skus (vendor collate "el-x-icu", id) where deleted_at is null;
    create index skus_price on skus (price_cents, id) where deleted_at is null;
    create index skus_minimum on skus (minimum_order_items, id) where deleted_at is null;
    create index skus_search on skus using gin (search gin_trgm_ops);
    create index skus_trash on skus (deleted_at) where deleted_at is not null;

    create table sku_revisions (
      sku_id uuid not null references skus on delete cascade,
      -- Of the SKU, which this change made.
      version integer not null,
      at timestamptz not null default now(),
      "by" text not null,
      action text not null check (action <> ''),
      -- [{ field, from, to }] as answers show them.
      changes jsonb not null check (jsonb_typeof(changes) = 'array'),
      primary key (sku_id, version)
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table sku_revisions, skus')
}
