import { type Words, wordIn } from '@stampa/rules/words'
import type { Language } from '@stampa/service-kit/translations'

/** What a product is found by. */
export interface FacetItem {
  id: string
  title: string
  categories: { _id: string; slug: string; name: string; language?: Language }[]
  colours: string[]
  /** English colours and techniques by the Greek ones, where the list is read in English. */
  words?: Words
  /** Of the price table; none while prices are hidden. */
  techniques: string[]
  /** Smallest quantity that is sold. */
  minimum: number
  /** Lowest price of an item in euro; null without a price table, and while prices are hidden. */
  price: number | null
}

export const facetSorts = ['price', '-price', 'title', 'newest'] as const
export type FacetSort = (typeof facetSorts)[number]

/** Choices of a visitor; what is undefined narrows nothing. */
export interface FacetQuery {
  /** Slug or id. */
  category?: string | undefined
  colour?: string | undefined
  technique?: string | undefined
  /** Number of items wanted: products with a larger minimum are left out. */
  quantity?: number | undefined
  /** Euro: products whose lowest price of an item is higher, or unknown, are left out. */
  price?: number | undefined
  sort?: FacetSort | undefined
}

/** A value to choose, with the number of products that would be left. */
export interface FacetChoice {
  value: string
  name: string
  /** Of a name that may have a translation, where it is read in English. */
  language?: Language
  count: number
}

type Facet = Exclude<keyof FacetQuery, 'sort'>

const isOf: { [F in Facet]: (item: FacetItem, wanted: NonNullable<FacetQuery[F]>) => boolean } = {
  category: ({ categories }, wanted) =>
    categories.some(({ _id, slug }) => slug === wanted || _id === wanted),
  colour: ({ colours }, wanted) => colours.includes(wanted),
  technique: ({ techniques }, wanted) => techniques.includes(wanted),
  quantity: ({ minimum }, wanted) => minimum <= wanted,
  price: ({ price }, wanted) => price !== null && price <= wanted,
}

const inGreekOrder = new Intl.Collator('el').compare
const byPrice = (one: FacetItem, other: FacetItem) => (one.price ?? 0) - (other.price ?? 0)

/** Sorting is stable: equal products keep their standard order. */
const compare: Record<FacetSort, (one: FacetItem, other: FacetItem) => number> = {
  price: (one, other) => unpricedLast(one, other) || byPrice(one, other),
  '-price': (one, other) => unpricedLast(one, other) || byPrice(other, one),
  title: (one, other) => inGreekOrder(one.title, other.title),
  // Version 7 ids grow with time.
  newest: (one, other) => (one.id < other.id ? 1 : -1),
}

function unpricedLast(one: FacetItem, other: FacetItem): number {
  return Number(one.price === null) - Number(other.price === null)
}

const namesOf = (names: string[], words: Words | undefined) =>
  names.map(value => {
    const name = wordIn(words, value)
    return { value, name, ...(name !== value && { language: 'en' as const }) }
  })

/** The facets whose values are listed. */
const valuesOf = {
  category: ({ categories }: FacetItem) =>
    categories.map(({ slug, name, language }) => ({
      value: slug,
      name,
      ...(language && { language }),
    })),
  colour: ({ colours, words }: FacetItem) => namesOf(colours, words),
  technique: ({ techniques, words }: FacetItem) => namesOf(techniques, words),
}
type Listed = keyof typeof valuesOf

const facets = Object.keys(isOf) as Facet[]

/** Returns whether an item is what a query wants of a facet. */
function isWanted<F extends Facet>(facet: F, item: FacetItem, { [facet]: wanted }: FacetQuery) {
  return wanted === undefined || isOf[facet](item, wanted)
}

/**
 * Returns the products of a query and the values to choose. The count of a value obeys all choices but the one that
 * it would replace. Reads each item once: the list is computed for every request.
 *
 * @param items in their standard order
 */
export function chooseProducts(items: readonly FacetItem[], query: FacetQuery) {
  const found: FacetItem[] = []
  const counts: Record<Listed, Map<string, FacetChoice>> = {
    category: new Map(),
    colour: new Map(),
    technique: new Map(),
  }
  const count = (facet: Listed, item: FacetItem, by: number) => {
    for (const { value, ...named } of valuesOf[facet](item)) {
      if (by === 0 && value !== query[facet]) continue
      const choice = counts[facet].get(value)
      if (choice) choice.count += by
      else counts[facet].set(value, { value, ...named, count: by })
    }
  }
  const listed = Object.keys(valuesOf) as Listed[]
  for (const item of items) {
    const missed = facets.filter(facet => !isWanted(facet, item, query))
    if (missed.length === 0) found.push(item)
    for (const facet of listed) {
      const counts = missed.every(other => other === facet)
      // A chosen value is named even when nothing is left of it.
      if (counts || query[facet] !== undefined) count(facet, item, Number(counts))
    }
  }
  const choices = (facet: Listed) =>
    [...counts[facet].values()].sort((one, other) => inGreekOrder(one.name, other.name))
  return {
    products: query.sort ? found.toSorted(compare[query.sort]) : found,
    categories: choices('category'),
    colours: choices('colour'),
    techniques: choices('technique'),
  }
}

/**
 * Returns the products that someone who looks at one may want instead: those that share a category or a technique.
 * A shared category counts more than all techniques; equal ones keep their standard order.
 *
 * @param items in their standard order
 */
export function relatedProducts(
  items: readonly FacetItem[],
  id: string,
  count: number,
): FacetItem[] {
  const shown = items.find(item => item.id === id)
  if (!shown) return []
  const categories = new Set(shown.categories.map(({ _id }) => _id))
  const techniques = new Set(shown.techniques)
  const nearness = (item: FacetItem) =>
    item.categories.filter(({ _id }) => categories.has(_id)).length * 100 +
    item.techniques.filter(name => techniques.has(name)).length
  return items
    .map(item => ({ item, near: item === shown ? 0 : nearness(item) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, count)
    .map(({ item }) => item)
}
