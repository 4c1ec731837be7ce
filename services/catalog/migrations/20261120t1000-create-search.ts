import type { Knex } from 'knex'

/**
 * Adds search over products, posts, works and questions: a generated column with the vector of each row's
 * words, so that every write updates it.
 *
 * A word is stored as a phonetic stem in Latin letters, without its ending. 'Μπλουζάκια', 'ΜΠΛΟΥΖΑΚΙ',
 * 'mployzakia' and 'blouzaki' are all `bluzak`: one rule for case, accents, dialytika, final sigma,
 * inflection, common misspellings and Greek in Latin letters.
 *
 * Functions that call other functions here have SQL-standard bodies: these are bound at creation and do
 * not depend on the search path of a restore or of statistics jobs.
 */
export async function up(db: Knex): Promise<void> {
  // knex reads a question mark in a raw statement as a parameter.
  await db.raw(functions.replaceAll('?', '\\?'))
  for (const [table, [title, body]] of Object.entries(texts)) {
    await db.raw(`
      -- Those of the title once more: a table of short rows is searched without its long texts.
      alter table ${table}
        add title_lexemes tsvector not null
          generated always as (search_vector(${title}, '')) stored,
        add lexemes tsvector not null
          generated always as (search_vector(${title}, ${body})) stored;
      -- Without a list of pending changes, which every search would have to go through.
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
}

const functions = String.raw`
  -- The words of a text with a space between them, in lower case and without accents. A letter and
  -- what it is hyphenated to are one word: 'T-shirt', 'e-shop'; letters that only modify others are
  -- none. A text is split into words first: src/routes/search/snippet.ts
  -- counts them by the same rule.
  create function search_words(value text) returns text
    language sql immutable strict parallel safe
    return translate(
      regexp_replace(
        unaccent('unaccent'::regdictionary, lower(
          btrim(regexp_replace(
            regexp_replace(
              regexp_replace(normalize(value) collate "und-x-icu", '[\u0300-\u036f]', '', 'g'),
              '(\m[[:alnum:]])-(?=[[:alnum:]])', '\1', 'g'),
            '([^[:alnum:]]|[\u02b0-\u02ff])+', ' ', 'g'))
          collate "und-x-icu")),
        '[^[:alnum:] ]+', '', 'g'),
      'ς', 'σ');

  -- The words as they sound, spelt in one way however they were spelt. What sounds alike but for
  -- the spelling ends up the same, in Greek and in Greek written with Latin letters, by sound
  -- ('ktirio') or by look ('kthrio'). English words suffer it on both sides alike.
  create function search_sounds(words text) returns text
    language plpgsql immutable strict parallel safe as $$
  declare
    t text := translate(words, 'αβγδεζηθικλμνξοπρστυφχωwqcv', 'abgdezitiklmnxoprstyfxookkb');
    letter text;
  begin
    -- χ and ξ: x, ch, kh, ks, and h where it is no η
    t := replace(replace(replace(t, 'ψ', 'ps'), 'ks', 'x'), 'kh', 'x');
    if strpos(t, 'h') > 0 then
      t := regexp_replace(t, '([st])h(?![aeiouyrl])', '\1i', 'g');
      t := replace(replace(replace(replace(t, 'th', 't'), 'sh', 's'), 'ph', 'f'), 'gh', 'g');
      t := regexp_replace(t, 'h(?=[aeiouy])|\mh(?=[rlnt])', 'x', 'g');
      t := replace(t, 'h', 'i');
    end if;
    -- μπ, ντ, γκ, γγ
    t := replace(replace(replace(replace(t, 'mp', 'b'), 'mb', 'b'), 'nt', 'd'), 'nd', 'd');
    t := replace(replace(replace(replace(t, 'gg', 'g'), 'gk', 'g'), 'ng', 'g'), 'nk', 'g');
    -- ου, put aside before υ becomes one of the many ways to write i; αυ, ευ, αι, ει, οι
    t := replace(replace(t, 'ou', 'U'), 'oy', 'U');
    t := replace(replace(replace(t, 'ab', 'af'), 'au', 'af'), 'ay', 'af');
    t := replace(replace(replace(t, 'eb', 'ef'), 'eu', 'ef'), 'ey', 'ef');
    t := replace(replace(replace(t, 'ai', 'e'), 'ei', 'i'), 'oi', 'i');
    t := translate(t, 'yuU', 'iiu');
    foreach letter in array string_to_array('a b d e f g i k l m n o p r s t u x z', ' ') loop
      t := replace(t, letter || letter, letter);
    end loop;
    return t;
  end $$;

  -- Sounds without the endings that inflection gives them; three letters stay. At the last the
  -- neuter's: κέντημα, κεντήματα.
  create function search_stems(sounds text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(regexp_replace(regexp_replace(sounds,
      '([a-z]{2,}[^s ])s\M', '\1', 'g'),
      '([a-z]{2,}[bdfgjklmnprstxz])[aeiou]+n?\M', '\1', 'g'),
      '([a-z]{2,}m)at\M', '\1', 'g');

  -- The stems of a text with the number of their word, without the words that every text has.
  create function search_lexemes(value text) returns table (n bigint, stem text)
    language sql immutable strict parallel safe
  begin atomic
    with spelt as materialized (select search_sounds(search_words(value)) as sounds)
    select word.n, left(word.stem, 40)
    from spelt, rows from (
      string_to_table(spelt.sounds, ' '), string_to_table(search_stems(spelt.sounds), ' ')
    ) with ordinality as word (sound, stem, n)
    where word.stem <> '' and word.sound <> all (string_to_array(
      -- ο η οι το τα του της των τον την· στο στη στον στην στα στις στους σε με για από
      'o i to ta tu tis ton tin sto sti ston stin sta stis stus se me gia apo '
      -- και κι να που πως ως μας σας τους είναι ένα μια πολύ
      'ke ki na pu pos os mas sas tus ine ena mia poli '
      -- the a an of for and with in on
      'te a an of for ad bit in on', ' '));
  end;

  -- All stems of title and body with their places, those of the title weighted A. The body's
  -- words are counted on from the title's.
  create function search_vector(title text, body text) returns tsvector
    language sql immutable parallel safe
  begin atomic
    select coalesce(string_agg(l.stem || ':' || l.place, ' '), '')::tsvector
    from (
      select stem, n || 'A' as place from search_lexemes(title)
      union all
      select stem, (cardinality(string_to_array(search_words(title), ' ')) + n)::text
      from search_lexemes(body)
    ) l;
  end;

  -- PostgreSQL calls array_to_string only stable, as arrays may hold types whose text is; text is text.
  create function search_list(list text[]) returns text
    language plpgsql immutable strict parallel safe as $$
  begin
    return array_to_string(list, ' ');
  end $$;

  -- A word and what is left of it without any one letter: two words that differ by a letter too
  -- many, too few, another, or two that changed places, have one of these in common.
  create function search_variants(word text) returns text[]
    language sql immutable strict parallel safe
  begin atomic
    select array_agg(overlay(word placing '' from i for 1)) || word
    from generate_series(1, length(word)) i;
  end;

  -- The stems of a word in which two letters changed places: it may then sound quite different.
  create function search_swaps(word text) returns text[]
    language sql immutable strict parallel safe
  begin atomic
    select array_agg(
      search_stems(search_sounds(overlay(word placing reverse(substr(word, i, 2)) from i for 2))))
    from generate_series(1, length(word) - 1) i;
  end;

  -- Every stem that any row has or had, to find what a mistyped word was meant to be. It only grows:
  -- a stem that no row has any more finds nothing. No unique index: no transaction has to wait for
  -- another one's transaction, and a stem that is there twice does no harm.
  create table search_vocabulary (
    id bigint generated always as identity primary key,
    stem text collate "C" not null,
    variants text[] not null generated always as (search_variants(stem)) stored
  );
  create index search_vocabulary_stem on search_vocabulary (stem);
  create index search_vocabulary_variants on search_vocabulary using gin (variants)
    with (fastupdate = off);

  create function search_learn() returns trigger language plpgsql as $$
  begin
    insert into search_vocabulary (stem)
    select lexeme from unnest(new.lexemes)
    where length(lexeme) between 3 and 30
      and not exists (select from search_vocabulary where stem = lexeme);
    return null;
  end $$;
`

/** Title and body of the searched tables, as src/routes/search/store.ts reads them. */
const texts = {
  products: ['title', 'description'],
  blog_posts: [
    'title',
    String.raw`excerpt || E'\n' || context || E'\n' || search_list(tags) || E'\n' || author`,
  ],
  works: ['title', String.raw`description || E'\n' || customer_name`],
  faqs: ['question', 'answer'],
} as const

export async function down(db: Knex): Promise<void> {
  for (const table of Object.keys(texts)) {
    await db.raw(
      `drop trigger search_learn on ${table}; alter table ${table} drop title_lexemes, drop lexemes`,
    )
  }
  await db.raw(`
    drop function search_learn;
    drop table search_vocabulary;
    drop function search_swaps, search_variants, search_list, search_vector, search_lexemes, search_stems,
      search_sounds, search_words;
  `)
}
