import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

export const contract =
  'The reference to products waits for a moment in which none is changed; the live version reads no review'

const audited = [{ table: 'reviews' }] as const

/** Reviews by customers of completed orders. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table reviews (
      -- Given by the service of the order.
      id uuid primary key default uuidv7(),
      stars smallint not null check (stars between 1 and 5),
      name text not null check (name <> ''),
      text text not null check (text <> ''),
      answer text not null default '',
      product_id uuid references products on delete set null,
      translations jsonb not null default '{}',
      active boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(name || ' ' || text || ' ' || answer)) stored
    );
    create index reviews_product on reviews (product_id, id);
    -- One for each sort of the lists; the primary key serves the sort by creation.
    create index reviews_stars on reviews (stars, id) where deleted_at is null;
    create index reviews_active on reviews (active, id) where deleted_at is null;
    create index reviews_trash on reviews (deleted_at, id) where deleted_at is not null;
    create index reviews_search on reviews using gin (search gin_trgm_ops) with (fastupdate = off);
    -- Ids of reviews that were removed with their orders: a message that comes late must not bring one back.
    create table removed_reviews (id uuid primary key);
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`${dropAuditTriggers(audited)} drop table reviews, removed_reviews`)
}
