import type { Language } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import { type Visibility, visible } from '../../content/content-type.ts'
import type { ImageUse } from '../../images.ts'
import { posts } from '../blog/index.ts'
import { categories } from '../categories/index.ts'
import { events } from '../events/index.ts'
import { faqs } from '../faq/index.ts'
import { works } from '../our-work/index.ts'
import { products } from '../products/products.ts'

/** SQL of one searchable kind. */
export interface SearchedKind {
  kind: 'category' | 'product' | 'event' | 'page' | 'post' | 'work' | 'faq'
  /** Group of the results: lower ones come first. */
  group: number
  visibility: Visibility
  /** Column of the title. */
  title: string
  /**
   * Returns SQL of the body. With the title it must match the definitions of the generated columns `lexemes` and
   * `lexemes_en`.
   *
   * @param text returns SQL of a text in the language of the search
   */
  body(text: (column: string) => string): string
  /** SQL of the image, for kinds with images. */
  image?: string
  /** Whether each record has a page of its own. */
  slugged: boolean
  /** Returns the path of the record's page. @param key slug or id */
  url(key: string): string
}

/** Returns whether a kind leads to products rather than to texts. */
export function isGoods({ group }: SearchedKind): boolean {
  return group < 2
}

export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: 'category',
    group: 0,
    visibility: categories,
    title: 'name',
    body: text => text('description'),
    image: 'image',
    slugged: true,
    url: slug => `/products/category/${slug}`,
  },
  {
    kind: 'product',
    group: 1,
    visibility: products,
    title: 'title',
    body: text => text('description'),
    image: 'image',
    slugged: true,
    url: slug => `/products/${slug}`,
  },
  {
    kind: 'event',
    group: 1,
    visibility: events,
    title: 'name',
    body: text => text('description'),
    image: 'image',
    slugged: false,
    url: id => `/events#${id}`,
  },
  {
    kind: 'page',
    group: 2,
    visibility: { table: 'pages' },
    title: 'title',
    body: text => text('description'),
    slugged: true,
    url: slug => `/${slug}`,
  },
  {
    kind: 'post',
    group: 3,
    visibility: posts,
    title: 'title',
    body: text =>
      String.raw`${text('excerpt')} || E'\n' || ${text('context')} || E'\n' || search_list(tags) || E'\n' || author`,
    image: 'image',
    slugged: true,
    url: slug => `/blog/${slug}`,
  },
  {
    kind: 'work',
    group: 3,
    visibility: works,
    title: 'title',
    body: text => String.raw`${text('description')} || E'\n' || customer_name`,
    image: 'images -> 0',
    slugged: false,
    url: id => `/our-works#${id}`,
  },
  {
    kind: 'faq',
    group: 3,
    visibility: faqs,
    title: 'question',
    body: text => text('answer'),
    slugged: false,
    url: id => `/faq#${id}`,
  },
]

/** Maximum number of words of a query that are searched. */
const maxTerms = 8

/** Maximum corrections per word. */
const maxCorrections = 5

/**
 * Maximum number of rows per kind that are ranked. For words with more matches, ranking the first rows is enough. The
 * limit is lower for `text`, whose `lexemes` take longer to read.
 */
const maxCandidates = { title: 500, text: 300 }

/** Maximum length of the text that a snippet is searched in, characters. */
const maxBody = 20_000

/** A search word as the database reduces it. */
export interface Term {
  /** Phonetic stem: letters and digits. */
  stem: string
  /** Whether it is a number, as in '100 mugs': it ranks results, but none needs to have it. */
  isNumber: boolean
  /** Whether the vocabulary has a word with this prefix. */
  known: boolean
  /** Stems that differ by one letter, likeliest first. */
  corrections: string[]
  /** Stems of the Greek names of an English word, and of what staff declared to be the same. */
  same: string[]
}

/** The full-text queries of a search. */
export interface SearchQuery {
  /** `tsquery` that selects rows. */
  matching: string
  /** `tsquery` that ranks rows: matches exact stems as well, so that these rank higher. */
  ranking: string
  /** Prefixes of the stems that match. */
  prefixes: string[]
  /** Stems that match as a whole only. */
  stems: string[]
}

/**
 * Returns the distinct significant words of a query. The `search_*` functions are defined by the migrations;
 * `U&'\+10FFFF'` is the upper bound of a prefix range.
 *
 * @param names Greek words by an English one in the singular
 */
export async function findTerms(
  db: Knex,
  q: string,
  names: Readonly<Record<string, string>>,
): Promise<Term[]> {
  const { rows } = await db.raw<{ rows: Term[] }>(
    `select term.stem, term.stem ~ '^[0-9]+$' as "isNumber", term.known,
      array (
        select stem from (
          select stem from search_vocabulary where variants && search_variants(term.stem)
          union
          select stem from search_vocabulary where stem = any (search_swaps(term.word))
        ) alike
        where stem <> term.stem and length(term.stem) > 2 and term.stem !~ '[0-9]'
        order by left(stem, 1) = left(term.stem, 1) desc, similarity(stem, term.stem) desc, stem
        limit ${maxCorrections}
      ) as corrections,
      array (
        select lexeme.stem
        from jsonb_each_text(cast(:names as jsonb)) name, search_lexemes(name.value) lexeme
        where name.key = rtrim(term.word, 's')
          or not term.known and length(term.word) > 3
            and left(name.key, 1) = left(term.word, 1)
            and search_variants(name.key) && search_variants(rtrim(term.word, 's'))
        union
        select unnest(tsvector_to_array(lexemes)) from synonyms
        where lexemes @@ cast(quote_literal(term.stem) as tsquery) and deleted_at is null
        except select term.stem
      ) as same
    from (
      select *, exists (
        select from search_vocabulary
        where stem >= word.stem and stem < word.stem || U&'\\+10FFFF'
      ) as known
      from (
        select stem, min(n) as n, min(split_part(search_words(:q), ' ', n::int)) as word
        from search_lexemes(:q) group by stem order by 2 limit ${maxTerms}
      ) word
    ) term
    order by term.n`,
    { q, names: JSON.stringify(names) },
  )
  return rows
}

export interface FoundRow {
  id: string
  slug: string | null
  title: string
  /** Whether the title has a translation. */
  isTranslated: boolean
  image: ImageUse | null
  rank: number
}

const english = (column: string) => `translations->'en'->>'${column}'`

/** Returns the function that returns SQL of a text in a language; a text without a translation is Greek. */
const textIn = (language: Language) => (column: string) =>
  language === 'el' ? column : `coalesce(${english(column)}, ${column})`

/**
 * Returns the best visible rows of a kind, best first. Words of both languages find a row.
 *
 * @param within titles only, or all texts
 * @param language of the titles
 */
export async function findRows(
  db: Knex,
  kind: SearchedKind,
  query: SearchQuery,
  within: 'title' | 'text',
  { limit, language }: { limit: number; language: Language },
): Promise<FoundRow[]> {
  const { image = 'null', slugged, visibility } = kind
  const title = textIn(language)(kind.title)
  const lexemes = within === 'title' ? 'title_lexemes' : 'lexemes'
  const { matching, ranking } = query
  const { rows } = await db.raw<{ rows: FoundRow[] }>(
    `select id, slug, title, image, "isTranslated",
      greatest(
        ts_rank(${lexemes}, cast(:ranking as tsquery), 1),
        ts_rank(${lexemes}_en, cast(:ranking as tsquery), 1)) as rank
    from (
      select id, ${slugged ? 'slug' : 'null'} as slug, ${title} as title, ${image} as image,
        ${english(kind.title)} is not null as "isTranslated", ${lexemes}, ${lexemes}_en
      from ${visibility.table}
      where (${lexemes} @@ cast(:matching as tsquery) or ${lexemes}_en @@ cast(:matching as tsquery))
        and ${visible(visibility)}
      limit ${maxCandidates[within]}
    ) candidate
    order by rank desc, length(title), id desc
    limit :limit`,
    { matching, ranking, limit },
  )
  return rows
}

/** Positions of the matches in a row. */
export interface Occurrences {
  id: string
  /** Text of the snippet. */
  body: string
  /** Word numbers from 1; the body's continue after the title's. */
  places: number[]
}

/** Returns the positions of matches in rows of one kind. */
export async function findOccurrences(
  db: Knex,
  { body, visibility }: SearchedKind,
  { stems, prefixes }: SearchQuery,
  ids: string[],
  language: Language,
): Promise<Occurrences[]> {
  const lexemes = language === 'el' ? 'lexemes' : 'coalesce(lexemes_en, lexemes)'
  const { rows } = await db.raw<{ rows: Occurrences[] }>(
    `select id, left(${body(textIn(language))}, ${maxBody}) as body,
      array (
        select place from unnest(${lexemes}) l, unnest(l.positions) place
        where l.lexeme = any(:stems) or l.lexeme ^@ any(:prefixes)
        order by place
      ) as places
    from ${visibility.table} where id = any(:ids)`,
    { stems, prefixes, ids },
  )
  return rows
}
