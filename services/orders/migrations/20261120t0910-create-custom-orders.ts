import type { Knex } from 'knex'

/**
 * Custom print orders with their timelines. The lines of an order are one JSON document with copies of titles and
 * pictures: they are only ever read together.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- 'Στάμπα', 'ΣΤΑΜΠΑ' and 'σταμπα' are equal in a search. The ICU collation makes
    -- lower() independent of the database's locale; unaccent's own rules never change under us. Greek
    -- letters become Latin ones, each its own: in a database of the C locale trigrams are of ASCII only.
    create function search_key(value text) returns text
      language sql immutable strict parallel safe
      return translate(
        unaccent('unaccent'::regdictionary, lower(value collate "und-x-icu")),
        'αβγδεζηθικλμνξοπρσςτυφχψω', 'abgdezhqiklmnjoprsstyfxcw'
      );

    -- The least version 7 id of a moment: a range of time is a range of ids.
    create function id_at(moment timestamptz) returns uuid
      language sql immutable strict parallel safe
      return rpad(lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid;

    create table custom_orders (
      -- Version 7: grows with time, so this index is also the list's order and its range of dates.
      id uuid primary key default uuidv7(),
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      updated_at timestamptz not null default now(),
      -- [{ "product": id, "quantity": n, "state": "pending" | "known" | "unknown", "title", "favicon" }]
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      -- Whether the catalog has still to be asked what the products are.
      pending boolean not null,
      options text[] not null,
      email text not null check (email <> ''),
      phone text not null check (phone <> ''),
      -- KeptFile of the customer's image, which is personal.
      image jsonb,
      order_status text not null default 'Submitted'
        check (order_status in ('Submitted', 'In Progress', 'Completed', 'Rejected')),
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by text,
      -- Also the digits of the phone number alone, and the id, whose end people quote.
      search text not null generated always as (search_key(
        email || ' ' || phone || ' ' || regexp_replace(phone, '\\D', '', 'g') || ' ' || id::text
        || ' ' || jsonb_path_query_array(lines, '$[*].title')::text
      )) stored
    );
    create index custom_orders_status on custom_orders (order_status, id) where deleted_at is null;
    create index custom_orders_email on custom_orders (email, id) where deleted_at is null;
    create index custom_orders_search on custom_orders using gin (search gin_trgm_ops);
    create index custom_orders_image on custom_orders ((image->>'hash')) where image is not null;
    create index custom_orders_trash on custom_orders (deleted_at) where deleted_at is not null;
    create index custom_orders_pending on custom_orders (id) where pending;

    -- How many orders there are outside the trash, by status: counting 200,000 rows for every page of
    -- the list would cost more than the page. Each status has a few rows, so that two orders coming in
    -- at once seldom wait for each other; their sum is the number.
    create table custom_order_counts (
      order_status text not null,
      slot integer not null,
      count bigint not null,
      primary key (order_status, slot)
    );

    create function count_custom_orders() returns trigger language plpgsql as $$
    declare
      slot integer := pg_backend_pid() % 16;
    begin
      if tg_op = 'INSERT' then
        insert into custom_order_counts as c
          select order_status, slot, count(*) from added
          where deleted_at is null group by order_status order by order_status
          on conflict on constraint custom_order_counts_pkey
          do update set count = c.count + excluded.count;
      elsif tg_op = 'DELETE' then
        insert into custom_order_counts as c
          select order_status, slot, -count(*) from gone
          where deleted_at is null group by order_status order by order_status
          on conflict on constraint custom_order_counts_pkey
          do update set count = c.count + excluded.count;
      else
        insert into custom_order_counts as c
          select order_status, slot, sum(n) from (
            select order_status, 1 as n from added where deleted_at is null
            union all
            select order_status, -1 from gone where deleted_at is null
          ) as changes
          group by order_status having sum(n) <> 0 order by order_status
          on conflict on constraint custom_order_counts_pkey
          do update set count = c.count + excluded.count;
      end if;
      return null;
    end $$;

    create trigger custom_orders_added after insert on custom_orders
      referencing new table as added for each statement execute function count_custom_orders();
    create trigger custom_orders_gone after delete on custom_orders
      referencing old table as gone for each statement execute function count_custom_orders();
    create trigger custom_orders_changed after update on custom_orders
      referencing old table as gone new table as added
      for each statement execute function count_custom_orders();

    create table custom_order_timeline (
      id uuid primary key default uuidv7(),
      order_id uuid not null references custom_orders on delete cascade,
      at timestamptz not null default now(),
      -- Who did it; null for the customer.
      "by" text,
      kind text not null
        check (kind in ('received', 'status', 'note', 'attachment', 'deleted', 'restored')),
      -- The order's version that this made; null where the order itself did not change.
      version integer,
      "from" text,
      "to" text,
      note text
    );
    create index custom_order_timeline_order on custom_order_timeline (order_id, id);

    create table order_attachments (
      id uuid primary key default uuidv7(),
      order_id uuid not null references custom_orders on delete cascade,
      created_at timestamptz not null generated always as (uuid_extract_timestamp(id)) stored,
      "by" text not null,
      -- As the administrator's machine called it; shown, and never a path.
      name text not null check (name <> ''),
      -- KeptFile.
      file jsonb not null
    );
    create index order_attachments_order on order_attachments (order_id, id);
    create index order_attachments_file on order_attachments ((file->>'hash'));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table order_attachments, custom_order_timeline, custom_order_counts, custom_orders;
    drop function count_custom_orders, id_at, search_key;
  `)
}
