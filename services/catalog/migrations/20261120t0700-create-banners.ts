import type { Knex } from 'knex'

/** Creates banners: one table for all placements. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table banners (
      id uuid primary key default uuidv7(),
      title text not null default '',
      subtitle text not null default '',
      link text not null default '',
      placement text not null default 'homepage' check (placement in
        ('homepage', 'custom-order', 'offer-banner', 'categories', 'event-banner', 'other')),
      active boolean not null default true,
      "order" integer not null default 0,
      image jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search text not null generated always as (search_key(title || ' ' || subtitle)) stored
    );
    -- As for products: every list has the order of one of these, forwards or backwards.
    create index banners_order on banners ((-"order"), id);
    create index banners_public_order on banners ((-"order"), id) where active;
    create index banners_title on banners (title collate "el-x-icu", id);
    create index banners_placement on banners (placement, id);
    create index banners_search on banners using gin (search gin_trgm_ops);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table banners')
}
