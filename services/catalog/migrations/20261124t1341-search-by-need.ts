import type { Knex } from 'knex'

/** Title and body of the tables that are searched from now on, as src/routes/search/store.ts reads them. */
const texts = { categories: ['name', 'description'], events: ['name', 'description'] } as const

export const contract =
  'Categories and events are tens of rows, which are written again and indexed within milliseconds; the live version reads no new column'

/**
 * Searches categories and events, too; adds words that staff declare to be the same, and counts queries without a
 * result.
 */
export async function up(db: Knex): Promise<void> {
  for (const [table, [title, body]] of Object.entries(texts)) {
    await db.raw(`
      alter table ${table}
        add title_lexemes tsvector not null
          generated always as (search_vector(${title}, '')) stored,
        add lexemes tsvector not null
          generated always as (search_vector(${title}, ${body})) stored;
      create index ${table}_lexemes on ${table} using gin (lexemes) with (fastupdate = off);
      create index ${table}_title_lexemes on ${table}
        using gin (title_lexemes) with (fastupdate = off);
      create trigger search_learn after insert or update of lexemes on ${table}
        for each row execute function search_learn();
      insert into search_vocabulary (stem)
        select distinct lexeme from ${table}, unnest(lexemes)
        where length(lexeme) between 3 and 30
          and not exists (select from search_vocabulary where stem = lexeme);
    `)
  }
  await db.raw(`
    create table synonyms (
      id uuid primary key default uuidv7(),
      -- Words of one meaning, with commas between them.
      words text not null check (words <> ''),
      lexemes tsvector not null generated always as (search_vector(words, '')) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz(3),
      deleted_by text,
      search text not null generated always as (search_key(words)) stored
    );
    create index synonyms_lexemes on synonyms using gin (lexemes) with (fastupdate = off);
    create index synonyms_words on synonyms (left(words, 200) collate "el-x-icu", id)
      where deleted_at is null;
    create index synonyms_trash on synonyms (deleted_at, id) where deleted_at is not null;
    create index synonyms_search on synonyms using gin (search gin_trgm_ops)
      with (gin_pending_list_limit = 256);

    create table search_misses (
      -- As search_words() reduces them.
      words text primary key,
      times integer not null default 1,
      last_at timestamptz not null default now()
    );
    create index search_misses_age on search_misses (last_at);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table search_misses, synonyms')
  for (const table of Object.keys(texts)) {
    await db.raw(
      `drop trigger search_learn on ${table}; alter table ${table} drop title_lexemes, drop lexemes`,
    )
  }
}
