import type { Knex } from 'knex'
import { type SearchedKind, searchedKinds } from './kinds.ts'
import { type FoundRow, findOccurrences, findRows, findTerms, type Occurrences } from './store.ts'
import { queryOf, type SearchQuery } from './terms.ts'

/** A row that was found. */
export interface Hit {
  kind: SearchedKind
  row: FoundRow
  /** What found it. */
  query: SearchQuery
}

/** A row with the words that it was found by. */
export type Match = Hit & Pick<Occurrences, 'body' | 'places'>

/** What has the words, in its title before what has them elsewhere. */
export async function search(db: Knex, q: string, limit: number): Promise<Match[]> {
  const hits = await findHits(db, q, ['title', 'text'], limit)
  const matches = await Promise.all(
    searchedKinds.map(async kind => {
      const ofKind = hits.filter(hit => hit.kind === kind)
      const [first] = ofKind
      if (!first) return []
      const ids = ofKind.map(({ row }) => row.id)
      return findOccurrences(db, kind, first.query, ids)
    }),
  )
  const occurrences = new Map(matches.flat().map(found => [found.id, found]))
  return hits.flatMap(hit => {
    const found = occurrences.get(hit.row.id)
    return found ? { ...hit, body: found.body, places: found.places } : []
  })
}

/** What the beginning of a query may become, by titles. */
export function suggest(db: Knex, q: string, limit: number): Promise<Hit[]> {
  return findHits(db, q, ['title'], limit)
}

/** The best hits, the best first; with only some of the words where nothing has them all. */
async function findHits(
  db: Knex,
  q: string,
  places: readonly ('title' | 'text')[],
  limit: number,
): Promise<Hit[]> {
  const terms = await findTerms(db, q)
  if (terms.length === 0) return []
  for (const need of ['all', 'any'] as const) {
    const query = queryOf(terms, need)
    const hits = new Map<string, Hit>()
    for (const within of places) {
      if (hits.size >= limit) break
      for (const hit of await findWithin(db, query, within, limit)) {
        if (hits.size < limit && !hits.has(hit.row.id)) hits.set(hit.row.id, hit)
      }
    }
    if (hits.size > 0) return [...hits.values()]
  }
  return []
}

async function findWithin(
  db: Knex,
  query: SearchQuery,
  within: 'title' | 'text',
  limit: number,
): Promise<Hit[]> {
  const hits = await Promise.all(
    searchedKinds.map(async kind => {
      const rows = await findRows(db, kind, query, within, limit)
      return rows.map(row => ({ kind, row, query }))
    }),
  )
  return hits.flat().sort(byRank)
}

function byRank(a: Hit, b: Hit): number {
  return b.row.rank - a.row.rank || a.row.title.length - b.row.title.length
}
