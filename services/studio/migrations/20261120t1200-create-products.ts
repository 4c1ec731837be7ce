import { idempotencyTable } from '@stampa/service-kit/idempotency'
import type { Knex } from 'knex'

/** Products of the studio and their colours. */
export async function up(db: Knex): Promise<void> {
  await db.raw(idempotencyTable)
  await db.raw(`
    create table products (
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      -- Who changed it last; null: it came with the service.
      updated_by text,
      name text not null check (name <> ''),
      category text not null check (
        category in ('tshirt', 'hoodie', 'mug', 'phone-case', 'tote-bag', 'cap', 'other')
      ),
      active boolean not null,
      display_order integer not null,
      sizes text[] not null,
      -- { "front": area, "back": area or null }; an area is { "x", "y", "width", "widthMm", "heightMm" }.
      print_areas jsonb not null,
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by text
    );
    create index products_order on products (display_order, id) where deleted_at is null;
    create index products_trash on products (deleted_at) where deleted_at is not null;

    create table color_variants (
      id uuid primary key default uuidv7(),
      product_id uuid not null references products on delete cascade,
      color_name text not null check (color_name <> ''),
      color_code text not null check (color_code ~ '^#[0-9a-f]{6}$'),
      -- StoredImage.
      front_image jsonb not null,
      back_image jsonb
    );
    create index color_variants_product on color_variants (product_id, id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table color_variants, products, idempotency_keys')
}
