import { pageQuery, readParameter } from '@stampa/platform'
import { limits, tableLimits } from '@stampa/pricing'
import { readNumber, readWhole } from '@stampa/rules/numbers'

export const sorts = ['price', '-price', 'title', 'newest'] as const

/** Filters and sorting of a list of products, as the address has them. */
export interface Filters {
  /** Slug. */
  category?: string
  colour?: string
  technique?: string
  /** Items wanted. */
  quantity?: number
  /** Euro, at most. */
  price?: number
  sort?: (typeof sorts)[number]
}

export const filterNames = [
  ...(['category', 'colour', 'technique', 'quantity', 'price', 'sort'] as const),
] as const satisfies readonly (keyof Filters)[]

/** Returns the filters in a query; those without a sense are left out. */
export function filtersIn(search: string): Filters {
  const text = (name: (typeof filterNames)[number]) => readParameter(search, name)?.trim() ?? ''
  const quantity = readWhole(text('quantity')) ?? 0
  const price = readNumber(text('price')).number ?? -1
  const sort = sorts.find(known => known === text('sort'))
  const filters: Filters = {}
  for (const name of ['category', 'colour', 'technique'] as const) {
    if (text(name) !== '') filters[name] = text(name).slice(0, 100)
  }
  if (quantity >= 1 && quantity <= limits.quantity) {
    filters.quantity = quantity
  }
  if (price >= 0 && price <= tableLimits.price) filters.price = price
  if (sort) filters.sort = sort
  return filters
}

/** Returns whether an address shows another list than the standard one. */
export function isFiltered(search: string): boolean {
  return filterNames.some(name => readParameter(search, name))
}

const none = { ...Object.fromEntries(filterNames.map(name => [name, undefined])), page: undefined }

/** Returns the query of the whole list in its standard order. */
export function withoutFilters(search: string): string {
  return pageQuery(search, none)
}
