import { pageQuery, readParameter } from '@stampa/platform'

/** Page of a list. */
interface Page<T> {
  items: T[]
  /** From 1. */
  page: number
  /** At least 1, even for an empty list. */
  pages: number
}

/**
 * Returns one page of a list: the last one for a larger number, the first one for anything that is no page number.
 *
 * @example pageOf(['a', 'b', 'c'], 2, 2) // { items: ['c'], page: 2, pages: 2 }
 */
export function pageOf<T>(list: T[], requested: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = Number.isSafeInteger(requested) && requested >= 1 ? Math.min(requested, pages) : 1
  return { items: list.slice((page - 1) * size, page * size), page, pages }
}

/** Returns the page number in a query, not limited to the pages of the list. */
export function parsePage(search: string): number {
  return Number(readParameter(search, 'page') ?? 1)
}

/**
 * Returns a query with another page number; the first page has none.
 *
 * @example pageSearch('?lang=en&page=2', 3) // '?lang=en&page=3'
 */
export function pageSearch(search: string, page: number): string {
  return pageQuery(search, { page: page === 1 ? undefined : String(page) })
}
