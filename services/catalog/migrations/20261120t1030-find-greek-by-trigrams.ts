import type { Knex } from 'knex'

/**
 * Makes administrators' searches use their indexes for Greek: in a database with the C locale
 * pg_trgm accepts only ASCII letters, so Greek words had no trigrams and every search read the
 * whole table. Each Greek letter is mapped to a Latin one.
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

/** Searched columns of each table, as in the earlier migrations. */
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

/** Regenerates the stored keys, which the new function would not match. */
async function makeKeysAnew(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    const text = columns.join(` || ' ' || `)
    await db.raw(`alter table ${table} alter column search set expression as (search_key(${text}))`)
  }
}
