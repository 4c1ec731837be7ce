import type { Knex } from 'knex'
import { visible } from '../../content/visible.ts'
import type { ImageUse } from '../../images.ts'
import type { SearchedKind } from './kinds.ts'
import type { SearchQuery, Term } from './terms.ts'

/** Words of a query that count; nobody reads the answer to more. */
const maxTerms = 8

/** Corrections of one word. */
const maxCorrections = 5

/**
 * Rows of a kind that are weighed against each other: a word that more rows have than this says too
 * little to be worth the time. The words of long texts take longer to read.
 */
const maxCandidates = { title: 500, text: 300 }

/** Characters of a text among which a snippet is looked for. */
const maxBody = 20_000

/** The words of a query that mean something, each once. */
export async function findTerms(db: Knex, q: string): Promise<Term[]> {
  const { rows } = await db.raw<{ rows: Term[] }>(
    `select term.stem,
      exists (
        select from search_vocabulary
        where stem >= term.stem and stem < term.stem || U&'\\+10FFFF'
      ) as known,
      array (
        select stem from (
          select stem from search_vocabulary where variants && search_variants(term.stem)
          union
          select stem from search_vocabulary where stem = any (search_swaps(term.word))
        ) alike
        where stem <> term.stem and length(term.stem) > 2 and term.stem !~ '[0-9]'
        order by left(stem, 1) = left(term.stem, 1) desc, similarity(stem, term.stem) desc, stem
        limit ${maxCorrections}
      ) as corrections
    from (
      select stem, min(n) as n, min(split_part(search_words(:q), ' ', n::int)) as word
      from search_lexemes(:q) group by stem order by 2 limit ${maxTerms}
    ) term
    order by term.n`,
    { q },
  )
  return rows
}

export interface FoundRow {
  id: string
  slug: string | null
  title: string
  image: ImageUse | null
  rank: number
}

/**
 * The best rows of a kind that visitors may see, the best first.
 *
 * @param within only the titles, or all the text
 */
export async function findRows(
  db: Knex,
  kind: SearchedKind,
  query: SearchQuery,
  within: 'title' | 'text',
  limit: number,
): Promise<FoundRow[]> {
  const { title, image = 'null', slugged, visibility } = kind
  const lexemes = within === 'title' ? 'title_lexemes' : 'lexemes'
  const { matching, ranking } = query
  const { rows } = await db.raw<{ rows: FoundRow[] }>(
    `select id, slug, title, image,
      ts_rank(${lexemes}, cast(:ranking as tsquery), 1) as rank
    from (
      select id, ${slugged ? 'slug' : 'null'} as slug, ${title} as title, ${image} as image, ${lexemes}
      from ${visibility.table}
      where ${lexemes} @@ cast(:matching as tsquery) and ${visible(visibility)}
      limit ${maxCandidates[within]}
    ) candidate
    order by rank desc, length(title), id desc
    limit :limit`,
    { matching, ranking, limit },
  )
  return rows
}

/** Where in a row the words are. */
export interface Occurrences {
  id: string
  /** Where the snippet comes from. */
  body: string
  /** Numbers of the words, from 1, those of the body counted on from the title's. */
  places: number[]
}

/** Where the words of a query are in the rows of a kind. */
export async function findOccurrences(
  db: Knex,
  { body, visibility }: SearchedKind,
  { stems, prefixes }: SearchQuery,
  ids: string[],
): Promise<Occurrences[]> {
  const { rows } = await db.raw<{ rows: Occurrences[] }>(
    `select id, left(${body}, ${maxBody}) as body,
      array (
        select place from unnest(lexemes) l, unnest(l.positions) place
        where l.lexeme = any(:stems) or l.lexeme ^@ any(:prefixes)
        order by place
      ) as places
    from ${visibility.table} where id = any(:ids)`,
    { stems, prefixes, ids },
  )
  return rows
}
