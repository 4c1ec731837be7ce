import type { Knex } from 'knex'

/**
 * Orders of designs with copies of product name, colour and print area, which may change later. Designs are stored as
 * text and never executed; the worker parses the document in them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table design_orders (
      -- Version 7: grows with time, so this index is also the list's order.
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      customer_email text not null check (customer_email <> ''),
      customer_phone text not null check (customer_phone <> ''),
      notes text not null,
      total_quantity integer not null check (total_quantity > 0),
      order_status text not null default 'Submitted' check (order_status in (
        'Submitted', 'In Review', 'Quoted', 'Approved', 'In Production', 'Completed', 'Cancelled'
      )),
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by text
    );
    create index design_orders_status on design_orders (order_status, id) where deleted_at is null;
    create index design_orders_trash on design_orders (deleted_at) where deleted_at is not null;

    create table design_mockups (
      -- For the addresses of its picture.
      id uuid not null unique default uuidv7(),
      order_id uuid not null references design_orders on delete cascade,
      position integer not null,
      product_id uuid not null,
      product_name text not null,
      category text,
      color_name text not null,
      -- Of the colour when it was ordered; null when the studio had no such product or colour any more.
      color_code text,
      view text not null check (view in ('front', 'back')),
      quantity integer not null check (quantity > 0),
      -- { "S": 3 }; null when it has one size.
      -- Not jsonb, which would put them into another order.
      sizes json,
      -- [{ "name", "number", "size" }]
      people jsonb not null,
      -- Byte by byte what the browser sent.
      design_data text not null,
      -- KeptFile of the picture that the customer saw.
      image jsonb not null,
      -- StoredImage of the product's picture below it.
      garment_image jsonb,
      print_area jsonb,
      primary key (order_id, position)
    );
    create index design_mockups_image on design_mockups ((image->>'hash'));
    create index design_mockups_garment on design_mockups ((garment_image->>'hash'))
      where garment_image is not null;

    -- Original images of the designs, by the sha256 of their bytes.
    create table design_assets (
      id uuid not null unique default uuidv7(),
      order_id uuid not null references design_orders on delete cascade,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      file jsonb not null,
      primary key (order_id, sha256)
    );
    create index design_assets_file on design_assets ((file->>'hash'));

    create table design_order_timeline (
      id uuid primary key default uuidv7(),
      order_id uuid not null references design_orders on delete cascade,
      at timestamptz not null default now(),
      -- Who did it; null for the customer and the worker.
      "by" text,
      kind text not null check (kind in (
        'received', 'status', 'note', 'artwork', 'proof', 'answer', 'deleted', 'restored'
      )),
      -- The order's version that this made; null where the order itself did not change.
      version integer,
      "from" text,
      "to" text,
      note text
    );
    create index design_order_timeline_order on design_order_timeline (order_id, id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table design_order_timeline, design_assets, design_mockups, design_orders')
}
