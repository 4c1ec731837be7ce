import type { Language } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import {
  type FoundRow,
  findOccurrences,
  findRows,
  findTerms,
  isGoods,
  type Occurrences,
  type SearchedKind,
  type SearchQuery,
  searchedKinds,
  type Term,
} from './store.ts'

/**
 * English names of what print shops sell, in lower case, without hyphen and in the singular, with the words
 * of the shop's Greek texts. The names that Greeks pronounce alike ('polo', 'thermos') need no entry.
 */
const greekNames = {
  tshirt: 'μπλουζάκι',
  shirt: 'μπλούζα',
  hoodie: 'φούτερ',
  sweatshirt: 'φούτερ',
  vest: 'γιλέκο',
  apron: 'ποδιά',
  mug: 'κούπα',
  cup: 'κούπα ποτήρι',
  bottle: 'μπουκάλι',
  cap: 'καπέλο',
  hat: 'καπέλο σκούφος',
  bag: 'τσάντα',
  tote: 'τσάντα',
  backpack: 'σακίδιο',
  umbrella: 'ομπρέλα',
  notebook: 'σημειωματάριο',
  pen: 'στυλό',
  sticker: 'αυτοκόλλητο',
  lanyard: 'λαιμοκορδόνι',
  badge: 'κονκάρδα',
  card: 'κάρτα',
  case: 'θήκη',
  gift: 'δώρο',
  workwear: 'εργασίας',
  embroidery: 'κέντημα',
  contact: 'επικοινωνία',
  phone: 'τηλέφωνο',
  telephone: 'τηλέφωνο',
  address: 'διεύθυνση',
  hour: 'ώρες',
  order: 'παραγγελία',
  price: 'τιμή',
  question: 'ερώτηση',
  faq: 'ερώτηση',
}

/**
 * Returns the query with 't shirt' and 't–shirt' spelt 't-shirt', which is one word in the index, and with letters in
 * place of the digits that look like Greek ones in Latin words: '8ermos', '3yla'.
 */
function spelt(q: string): string {
  return q
    .replaceAll(/(?<![\p{L}\p{N}])t[\s\u2010-\u2015-]+(?=shirt)/giu, 't-')
    .replaceAll(/(?<![\p{L}\p{N}])(?=(?:[83]*[a-z]){3})[a-z83]*(?![\p{L}\p{N}])/giu, word =>
      word.replaceAll(/8(?=[a-z])/gi, 'th').replaceAll(/3(?=[a-z])/gi, 'x'),
    )
}

export interface Hit {
  kind: SearchedKind
  row: FoundRow
  /** The query that matched. */
  query: SearchQuery
}

/** A hit with the positions of its matches. */
export type Match = Hit & Pick<Occurrences, 'body' | 'places'>

interface Scope {
  limit: number
  /** @default all kinds */
  kinds?: readonly SearchedKind[]
  /** Language of the results; words of both languages find them. */
  language: Language
}

/** Searches; matches in titles rank first. */
export async function search(
  db: Knex,
  q: string,
  { kinds = searchedKinds, ...scope }: Scope,
): Promise<Match[]> {
  const { search: enough } = enoughGoods
  const hits = await findHits(db, q, ['title', 'text'], { ...scope, kinds, enough })
  const matches = await Promise.all(
    kinds.map(async kind => {
      const ofKind = hits.filter(hit => hit.kind === kind)
      const [first] = ofKind
      if (!first) return []
      const ids = ofKind.map(({ row }) => row.id)
      return findOccurrences(db, kind, first.query, ids, scope.language)
    }),
  )
  const occurrences = new Map(matches.flat().map(found => [found.id, found]))
  return hits.flatMap(hit => {
    const found = occurrences.get(hit.row.id)
    return found ? { ...hit, body: found.body, places: found.places } : []
  })
}

/** Returns titles that match an unfinished query. */
export function suggest(
  db: Knex,
  q: string,
  { kinds = searchedKinds, ...scope }: Scope,
): Promise<Hit[]> {
  const { suggest: enough } = enoughGoods
  return findHits(db, q, ['title'], { ...scope, kinds, enough })
}

/** Number of goods with all words from which a search adds no others; typed on, suggestions need but one. */
const enoughGoods = { search: 8, suggest: 1 }

/**
 * Returns the best hits: records with all words; where few of these are goods, also goods with any word in
 * the title.
 */
async function findHits(
  db: Knex,
  q: string,
  places: readonly ('title' | 'text')[],
  { limit, enough, kinds, language }: Required<Scope> & { enough: number },
): Promise<Hit[]> {
  const terms = await findTerms(db, spelt(q), greekNames)
  if (terms.length === 0) return []
  const hits = new Map<string, Hit>()
  for (const need of ['all', 'any'] as const) {
    const query = queryOf(terms, need)
    const isMore = hits.size > 0
    const asked = isMore ? kinds.filter(isGoods) : kinds
    for (const within of isMore ? (['title'] as const) : places) {
      if (hits.size >= limit) break
      for (const hit of await findWithin(db, asked, query, within, { limit, language })) {
        if (hits.size < limit && !hits.has(hit.row.id)) hits.set(hit.row.id, hit)
      }
    }
    const goods = [...hits.values()].filter(({ kind }) => isGoods(kind))
    if (terms.length === 1 || goods.length >= enough) break
  }
  return [...hits.values()]
}

async function findWithin(
  db: Knex,
  kinds: readonly SearchedKind[],
  query: SearchQuery,
  within: 'title' | 'text',
  scope: { limit: number; language: Language },
): Promise<Hit[]> {
  const hits = await Promise.all(
    kinds.map(async kind => {
      const rows = await findRows(db, kind, query, within, scope)
      return rows.map(row => ({ kind, row, query }))
    }),
  )
  return hits.flat().sort(byRank)
}

/** Goods come before articles, the closest match first. */
function byRank(a: Hit, b: Hit): number {
  return (
    a.kind.group - b.kind.group ||
    b.row.rank - a.row.rank ||
    a.row.title.length - b.row.title.length
  )
}

/** Builds the queries for all words or any word: exact, as prefixes, or corrected. */
export function queryOf(terms: Term[], need: 'all' | 'any'): SearchQuery {
  const asked = terms.filter(isAsked)
  const corrected = terms.filter(term => !isAsked(term))
  const alternativesOf = (term: Term) =>
    anyOf(
      isAsked(term)
        ? stemsOf(term).map(stem => `'${stem}':*`)
        : term.corrections.map(stem => `'${stem}'`),
    )
  const words = terms.filter(({ isNumber }) => !isNumber)
  const needed = words.length > 0 ? words : terms
  return {
    matching: needed.map(alternativesOf).join(need === 'all' ? ' & ' : ' | '),
    ranking: [
      ...asked.flatMap(stemsOf).map(stem => `'${stem}'`),
      ...terms.map(alternativesOf),
    ].join(' | '),
    prefixes: asked.flatMap(stemsOf),
    stems: corrected.flatMap(({ corrections }) => corrections),
  }
}

/** Known words, words with others of the same meaning, and words without a correction stay as they are. */
function isAsked({ known, corrections, same }: Term): boolean {
  return known || same.length > 0 || corrections.length === 0
}

function stemsOf({ stem, same }: Term): string[] {
  return [stem, ...same]
}

function anyOf(alternatives: string[]): string {
  return alternatives.length === 1 ? alternatives.join() : `(${alternatives.join(' | ')})`
}
