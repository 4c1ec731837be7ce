import type { Knex } from 'knex'

/**
 * Creates products, categories, events and company settings. Images are `jsonb` of the kit's
 * `StoredImage`, whose hash locates the files.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- 'Στάμπα', 'ΣΤΑΜΠΑ' and 'σταμπα' are one word in a search. The ICU collation makes
    -- lower() independent of the database's locale; unaccent's own rules never change under us.
    create function search_key(value text) returns text
      language sql immutable strict parallel safe
      return translate(unaccent('unaccent'::regdictionary, lower(value collate "und-x-icu")), 'ς', 'σ');

    create table categories (
      id uuid primary key default uuidv7(),
      name text not null check (name <> ''),
      description text not null default '',
      active boolean not null default true,
      image jsonb,
      favicon jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search text not null generated always as (search_key(name || ' ' || description)) stored
    );
    create index categories_name on categories (name collate "el-x-icu", id);
    create index categories_search on categories using gin (search gin_trgm_ops);

    create table events (
      id uuid primary key default uuidv7(),
      name text not null check (name <> ''),
      active boolean not null default true
    );

    create table products (
      id uuid primary key default uuidv7(),
      title text not null check (title <> ''),
      description text not null check (description <> ''),
      active boolean not null default true,
      "order" integer not null default 0,
      image jsonb not null,
      favicon jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search text not null generated always as (search_key(title || ' ' || description)) stored
    );
    -- Every list has the order of one of these, forwards or backwards. Ids are version 7 and grow
    -- with time: the negative order lets 'by order, newest first' run in one direction.
    create index products_order on products ((-"order"), id);
    create index products_public_order on products ((-"order"), id) where active;
    create index products_title on products (title collate "el-x-icu", id);
    create index products_search on products using gin (search gin_trgm_ops);

    create table product_categories (
      product_id uuid not null references products on delete cascade,
      category_id uuid not null references categories on delete cascade,
      primary key (product_id, category_id)
    );
    create index product_categories_category on product_categories (category_id, product_id);

    create table product_events (
      product_id uuid not null references products on delete cascade,
      event_id uuid not null references events on delete cascade,
      primary key (product_id, event_id)
    );
    create index product_events_event on product_events (event_id, product_id);

    create table company (
      -- One row and no second: the key has one value.
      id boolean primary key default true check (id),
      facebook text not null default '',
      instagram text not null default '',
      twitter text not null default '',
      linkedin text not null default '',
      location text not null default '',
      telephone text not null default '',
      email text not null default '',
      logo jsonb,
      favicon jsonb,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    insert into company default values;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table company, product_events, product_categories, products, events, categories;
    drop function search_key;
  `)
}
