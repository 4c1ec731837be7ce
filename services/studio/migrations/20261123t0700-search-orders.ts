import type { Knex } from 'knex'

/** Adds the search of design orders by e-mail, phone number, id and notes, as that of custom orders. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- As in the databases of the other services; migration create-custom-orders of orders describes it.
    create function search_key(value text) returns text
      language sql immutable strict parallel safe
      return translate(
        unaccent('unaccent'::regdictionary, lower(value collate "und-x-icu")),
        'αβγδεζηθικλμνξοπρσςτυφχψω', 'abgdezhqiklmnjoprsstyfxcw'
      );

    alter table design_orders add column search text not null generated always as (search_key(
      customer_email || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '\\D', '', 'g')
      || ' ' || id::text || ' ' || notes
    )) stored;
    create index design_orders_search on design_orders using gin (search gin_trgm_ops);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table design_orders drop column search; drop function search_key')
}
