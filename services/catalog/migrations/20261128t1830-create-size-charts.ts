import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

export const contract =
  'The references of the links wait for a moment in which no product is changed; the live version reads no chart'

const audited = [{ table: 'size_charts' }] as const

/** Size charts, each of one product or of several. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table size_charts (
      id uuid primary key default uuidv7(),
      name text not null check (name <> ''),
      note text not null default '',
      size_table jsonb not null,
      translations jsonb not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(name || ' ' || note)) stored
    );
    -- One for each sort of the lists; the primary key serves the sort by creation.
    create index size_charts_name on size_charts (name collate "el-x-icu", id) where deleted_at is null;
    create index size_charts_trash on size_charts (deleted_at, id) where deleted_at is not null;
    create index size_charts_search on size_charts using gin (search gin_trgm_ops) with (fastupdate = off);
    create table product_size_charts (
      product_id uuid not null references products on delete cascade,
      size_chart_id uuid not null references size_charts on delete cascade,
      primary key (product_id, size_chart_id)
    );
    create index product_size_charts_chart on product_size_charts (size_chart_id, product_id);
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`${dropAuditTriggers(audited)} drop table product_size_charts, size_charts`)
}
