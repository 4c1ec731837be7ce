import type { Knex } from 'knex'

/**
 * Makes the indexes behind administrators' searches serve Greek: in a database of the C locale pg_trgm
 * takes only ASCII for letters, so a Greek word had no trigrams and every search read its whole table.
 * Greek letters become Latin ones, each its own.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function search_key(value text) returns text
      language sql immutable strict parallel safe
      return translate(
        unaccent('unaccent'::regdictionary, lower(value collate "und-x-icu")),
        'αβγδεζηθικλμνξοπρσςτυφχψω', 'abgdezhqiklmnjoprsstyfxcw'
      );
  `)
  await makeKeysAnew(db)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function search_key(value text) returns text
      language sql immutable strict parallel safe
      return translate(unaccent('unaccent'::regdictionary, lower(value collate "und-x-icu")), 'ς', 'σ');
  `)
  await makeKeysAnew(db)
}

/** What is searched of each table, as the migrations before this one have it. */
const texts = {
  products: ['title', 'description'],
  categories: ['name', 'description'],
  events: ['name', 'description'],
  banners: ['title', 'subtitle'],
  blog_posts: ['title', 'excerpt', 'author'],
  testimonials: ['customer_name', 'testimonial'],
  about_contents: ['title', 'content'],
  faqs: ['question', 'answer'],
  works: ['title', 'customer_name', 'description'],
  customers: ['name'],
}

/** The stored keys of the old function would never meet those of the new one. */
async function makeKeysAnew(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    const text = columns.join(` || ' ' || `)
    await db.raw(`alter table ${table} alter column search set expression as (search_key(${text}))`)
  }
}
