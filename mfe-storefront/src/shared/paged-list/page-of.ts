/** A page of a list that is there as a whole. */
export interface Page<T> {
  items: T[]
  /** From 1; the last one when a later one was asked for. */
  page: number
  /** At least 1, also of an empty list. */
  pages: number
}

/**
 * Cuts a page out of a list.
 *
 * @param asked page number from 1; anything else means the first
 * @example pageOf(['a', 'b', 'c'], 2, 2) // { items: ['c'], page: 2, pages: 2 }
 */
export function pageOf<T>(list: T[], asked: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1
  return { items: list.slice((page - 1) * size, page * size), page, pages }
}

/** The page that a query asks for, not yet bounded by the list. */
export function askedPage(search: string): number {
  return Number(new URLSearchParams(search).get('page') ?? 1)
}

/**
 * The query of another page of the same list; the first page has no number of its own.
 *
 * @example pageSearch('?ref=mail&page=2', 3) // '?ref=mail&page=3'
 */
export function pageSearch(search: string, page: number): string {
  const parameters = new URLSearchParams(search)
  if (page === 1) parameters.delete('page')
  else parameters.set('page', String(page))
  return parameters.size > 0 ? `?${parameters}` : ''
}
