import type { Knex } from 'knex'

/** SQL of a text in English, or in Greek without a translation. */
const english = (column: string) => `coalesce(translations -> 'en' ->> '${column}', ${column})`

/** Title and body of the searched tables in English, as src/routes/search/store.ts reads them. */
const texts = {
  categories: [english('name'), english('description')],
  products: [english('title'), english('description')],
  events: [english('name'), english('description')],
  pages: [english('title'), english('description')],
  blog_posts: [
    english('title'),
    String.raw`${english('excerpt')} || E'\n' || ${english('context')} || E'\n' || search_list(tags) || E'\n' || author`,
  ],
  works: [english('title'), String.raw`${english('description')} || E'\n' || customer_name`],
  faqs: [english('question'), english('answer')],
} as const

const others = ['about_contents', 'banners', 'company', 'testimonials']

/** Titles and descriptions of the searched pages. */
const pages = {
  contact: [
    'Contact',
    'Phone, e-mail, address and map of the workshop, opening hours. Write us a message.',
  ],
  'custom-order': ['Order', 'Send an order with your design and request a quote.'],
  'test-your-idea': [
    'Test your idea',
    'Design a mockup with a photo, a logo and text on the product.',
  ],
  faq: ['Frequently asked questions', 'Questions and answers, help.'],
  'our-works': ['Our works', 'Works and samples of our work for customers.'],
  about: ['About us', 'Who we are: the company and the workshop.'],
} as const

export const contract =
  'The columns of words are empty at first, so that a table of a catalogue is written again within a second; the live version reads no new column'

/**
 * Adds English texts to the content, and the language of the site without a choice. A row with a translation is
 * searched by the words of its English page as well; `lexemes_en` is null for the others.
 */
export async function up(db: Knex): Promise<void> {
  const all = [...Object.keys(texts), ...others]
  await db.raw(
    all
      .map(table => `alter table ${table} add translations jsonb not null default '{}';`)
      .join('\n'),
  )
  await db.raw(
    "alter table company add site_language text not null default 'specified' check (site_language in ('specified', 'el', 'en'))",
  )
  await db.raw(`
    create function search_learn_english() returns trigger language plpgsql as $$
    begin
      insert into search_vocabulary (stem)
      select lexeme from unnest(new.lexemes_en)
      where length(lexeme) between 3 and 30
        and not exists (select from search_vocabulary where stem = lexeme);
      return null;
    end $$;
  `)
  for (const [table, [title, body]] of Object.entries(texts)) {
    const words = (name: string, vector: string) =>
      `add ${name} tsvector generated always as (case when translations <> '{}' then ${vector} end) stored`
    await db.raw(`
      alter table ${table}
        ${words('title_lexemes_en', `search_vector(${title}, '')`)},
        ${words('lexemes_en', `search_vector(${title}, ${body})`)};
      create index ${table}_lexemes_en on ${table} using gin (lexemes_en) with (fastupdate = off);
      create index ${table}_title_lexemes_en on ${table}
        using gin (title_lexemes_en) with (fastupdate = off);
      create trigger search_learn_english after insert or update of lexemes_en on ${table}
        for each row execute function search_learn_english();
    `)
  }
  for (const [slug, [title, description]] of Object.entries(pages)) {
    const translations = JSON.stringify({ en: { title, description } })
    await db.raw(`update pages set translations = '${translations}' where slug = '${slug}'`)
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of Object.keys(texts)) {
    await db.raw(
      `drop trigger search_learn_english on ${table}; alter table ${table} drop title_lexemes_en, drop lexemes_en`,
    )
  }
  const all = [...Object.keys(texts), ...others]
  await db.raw(all.map(table => `alter table ${table} drop translations;`).join('\n'))
  await db.raw('alter table company drop site_language; drop function search_learn_english')
}
