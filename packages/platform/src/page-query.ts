/**
 * Query parameters that public pages are rendered from. The gateway forwards only these to the page server, and only
 * these are in its cache key: a page that depends on another one gets it in the browser, but not in its first view.
 */
export const pageParameters = [
  ...(['category', 'colour', 'cursor', 'lang', 'page', 'price', 'product', 'q'] as const),
  ...(['quantity', 'sort', 'technique'] as const),
] as const
export type PageParameter = (typeof pageParameters)[number]

/** Returns a parameter of a page's query; null without it. @example readParameter('?page=2', 'page') // '2' */
export function readParameter(search: string, name: PageParameter): string | null {
  return new URLSearchParams(search).get(name)
}

/**
 * Returns the part of a query that a page is rendered from, with changes, so that links are the same in the browser
 * as in the first view.
 *
 * @param changes undefined removes a parameter
 * @example pageQuery('?utm_source=mail&page=2', { page: '3' }) // '?page=3'
 */
export function pageQuery(
  search: string,
  changes: Partial<Record<PageParameter, string | undefined>> = {},
): string {
  const kept = pageParameters.flatMap(name => {
    const value = name in changes ? changes[name] : readParameter(search, name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
