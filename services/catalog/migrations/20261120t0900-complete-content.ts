import type { Knex } from 'knex'

/**
 * Adds the other kinds of content, and for all kinds trash, audit entries, slugs and publication times.
 * Only adds, so that the previous release runs on this schema.
 *
 * Times that lists sort by have milliseconds, like a `Date`: a cursor holds them without loss.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table audit (
      id uuid primary key default uuidv7(),
      kind text not null,
      record_id uuid not null,
      -- The version of the record that this made.
      version integer not null,
      action text not null,
      admin_id text,
      admin_email text,
      at timestamptz(3) not null default now(),
      -- [{ field, from, to }], named and shown as answers do
      changes jsonb not null
    );
    create index audit_record on audit (kind, record_id, id);

    -- Every slug that a record has or had: none is given to another one, so old links stay right.
    create table slug_history (
      kind text not null,
      slug text not null,
      record_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (kind, slug)
    );
    create index slug_history_record on slug_history (kind, record_id);

    alter table products add slug text,
      add deleted_at timestamptz(3), add deleted_by text;
    alter table categories add slug text,
      add deleted_at timestamptz(3), add deleted_by text;
    alter table banners add publish_at timestamptz(3), add unpublish_at timestamptz(3),
      add deleted_at timestamptz(3), add deleted_by text;
    alter table events add description text not null default '',
      add image jsonb, add favicon jsonb,
      add publish_at timestamptz(3), add unpublish_at timestamptz(3),
      add version integer not null default 1,
      add created_at timestamptz not null default now(),
      add updated_at timestamptz not null default now(),
      add deleted_at timestamptz(3), add deleted_by text,
      add search text not null generated always as (search_key(name || ' ' || description)) stored;
    alter table company
      add legal_name text not null default '', add legal_form text not null default '',
      add vat_number text not null default '', add tax_office text not null default '',
      add registry_number text not null default '',
      add opening_hours jsonb not null default
        '[{"from":"mon","to":"fri","opens":"09:00","closes":"18:00"},
          {"from":"sat","to":"sat","opens":"10:00","closes":"16:00"},
          {"from":"sun","to":"sun","opens":null,"closes":null}]';

    create table blog_posts (
      id uuid primary key default uuidv7(),
      slug text,
      title text not null check (title <> ''),
      context text not null check (context <> ''),
      excerpt text not null default '',
      author text not null check (author <> ''),
      tags text[] not null default '{}',
      published boolean not null default false,
      -- The time that readers see: the planned one, or when it was first published.
      published_at timestamptz(3) not null default now(),
      publish_at timestamptz(3),
      unpublish_at timestamptz(3),
      image jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as
        (search_key(title || ' ' || excerpt || ' ' || author)) stored
    );

    create table testimonials (
      id uuid primary key default uuidv7(),
      customer_name text not null check (customer_name <> ''),
      testimonial text not null check (testimonial <> ''),
      active boolean not null default true,
      company_logo jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as
        (search_key(customer_name || ' ' || testimonial)) stored
    );

    create table about_contents (
      id uuid primary key default uuidv7(),
      title text not null check (title <> ''),
      content text not null check (content <> ''),
      active boolean not null default true,
      banner_image jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(title || ' ' || content)) stored
    );

    create table faqs (
      id uuid primary key default uuidv7(),
      question text not null check (question <> ''),
      answer text not null check (answer <> ''),
      "order" integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(question || ' ' || answer)) stored
    );

    create table works (
      id uuid primary key default uuidv7(),
      title text not null check (title <> ''),
      customer_name text not null check (customer_name <> ''),
      description text not null check (description <> ''),
      "order" integer not null default 0,
      images jsonb not null default '[]' check (jsonb_array_length(images) <= 10),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as
        (search_key(title || ' ' || customer_name || ' ' || description)) stored
    );

    create table customers (
      id uuid primary key default uuidv7(),
      name text not null check (name <> ''),
      active boolean not null default true,
      image jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(name)) stored
    );
  `)

  // Indexes of the earlier sorts, restricted to rows outside the trash.
  await db.raw(`
    drop index products_order, products_public_order, products_title,
      banners_order, banners_public_order, banners_title, banners_placement, categories_name;
  `)
  for (const [table, sorts] of Object.entries(sortsByTable)) {
    for (const [name, expression] of Object.entries(sorts)) {
      await db.raw(
        `create index ${table}_${name} on ${table} (${expression}) where deleted_at is null`,
      )
    }
    await db.raw(`
      create index ${table}_trash on ${table} (deleted_at, id) where deleted_at is not null
    `)
  }
  for (const table of ['events', ...newTables]) {
    await db.raw(`create index ${table}_search on ${table} using gin (search gin_trgm_ops)`)
  }
  await db.raw(`
    create index products_public_order on products ((-"order"), id)
      where active and deleted_at is null;
    create index banners_public_order on banners ((-"order"), id)
      where active and deleted_at is null;
    create index blog_posts_public on blog_posts (published_at, id)
      where published and deleted_at is null;
    create index about_contents_public on about_contents (updated_at)
      where active and deleted_at is null;
  `)
}

const newTables = [
  'blog_posts',
  'testimonials',
  'about_contents',
  'faqs',
  'works',
  'customers',
] as const

const inGreek = (column: string) => `${column} collate "el-x-icu", id`
const byOrder = '(-"order"), id'
const byActive = 'active, id'

/**
 * Indexes of every sort of the administrators' lists; the primary key serves the sort by creation.
 */
const sortsByTable = {
  products: { order: byOrder, title: inGreek('title'), active: byActive },
  categories: { name: inGreek('name'), active: byActive },
  events: { name: inGreek('name'), active: byActive },
  banners: {
    order: byOrder,
    title: inGreek('title'),
    placement: 'placement, id',
    active: byActive,
  },
  blog_posts: {
    title: inGreek('title'),
    author: inGreek('author'),
    published: 'published, id',
    published_at: 'published_at, id',
  },
  testimonials: { customer_name: inGreek('customer_name'), active: byActive },
  about_contents: { title: inGreek('title'), active: byActive },
  faqs: { order: '"order", id', question: inGreek('question') },
  works: {
    order: byOrder,
    title: inGreek('title'),
    customer_name: inGreek('customer_name'),
  },
  customers: { name: inGreek('name'), active: byActive },
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table ${newTables.join(', ')}, slug_history, audit;
    alter table events drop search, drop description, drop image, drop favicon,
      drop publish_at, drop unpublish_at, drop version, drop created_at, drop updated_at,
      drop deleted_at, drop deleted_by;
    alter table products drop slug, drop deleted_at, drop deleted_by;
    alter table categories drop slug, drop deleted_at, drop deleted_by;
    alter table banners drop publish_at, drop unpublish_at, drop deleted_at, drop deleted_by;
    alter table company drop legal_name, drop legal_form, drop vat_number, drop tax_office,
      drop registry_number, drop opening_hours;
    create index products_order on products ((-"order"), id);
    create index products_public_order on products ((-"order"), id) where active;
    create index products_title on products (title collate "el-x-icu", id);
    create index categories_name on categories (name collate "el-x-icu", id);
    create index banners_order on banners ((-"order"), id);
    create index banners_public_order on banners ((-"order"), id) where active;
    create index banners_title on banners (title collate "el-x-icu", id);
    create index banners_placement on banners (placement, id);
  `)
}
