import { auditTriggers, dropAuditTriggers } from '@stampa/service-kit/audit'
import type { Knex } from 'knex'

export const contract =
  'Indexes of images: writes of a table wait while those of its rows are built, within a second for a catalogue; the live version reads no medium'

const audited = [{ table: 'media' }] as const

/** Columns with one image. */
const single = [
  ['about_contents', 'banner_image'],
  ['banners', 'image'],
  ['blog_posts', 'image'],
  ['categories', 'image'],
  ['categories', 'favicon'],
  ['customers', 'image'],
  ['events', 'image'],
  ['events', 'favicon'],
  ['products', 'image'],
  ['products', 'favicon'],
  ['testimonials', 'company_logo'],
] as const

/** Tables with a list of images. */
const lists = ['products', 'works'] as const

/** The library of uploaded images. Housekeeping adds the images that records name already. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table media (
      id uuid primary key default uuidv7(),
      -- As in a record: with the text and the focal point that its next use begins with.
      image jsonb not null,
      file_name text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (
        search_key(file_name || ' ' || coalesce(image->>'alt', ''))
      ) stored
    );
    create unique index media_hash on media ((image->>'hash'));
    create index media_trash on media (deleted_at, id) where deleted_at is not null;
    ${single.map(([table, column]) => `create index ${table}_${column}_hash on ${table} ((${column}->>'hash'));`).join('\n')}
    ${lists.map(table => `create index ${table}_images_hash on ${table} using gin (images jsonb_path_ops) with (fastupdate = off);`).join('\n')}
    ${auditTriggers(audited)}
  `)
}

export async function down(db: Knex): Promise<void> {
  const indexes = [
    ...single.map(([table, column]) => `${table}_${column}_hash`),
    ...lists.map(table => `${table}_images_hash`),
  ]
  await db.raw(`${dropAuditTriggers(audited)} drop table media; drop index ${indexes.join()}`)
}
