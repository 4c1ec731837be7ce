/** Where a banner's link leads: to a page of this site, elsewhere, or nowhere. */
export type LinkTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; url: string }

/**
 * Reads what was entered as a banner's link. Only web addresses lead anywhere: nothing that
 * runs a script, and no host in the guise of a path: to browsers `/<tab>/host` is `//host`.
 *
 * @example linkTarget('/products') // { kind: 'page', path: '/products' }
 */
export function linkTarget(link: string | null | undefined): LinkTarget | undefined {
  const entered = link?.trim() ?? ''
  if (/^\/(?![/\\])\S*$/.test(entered)) return { kind: 'page', path: entered }
  if (/^https?:\/\/[^/]/i.test(entered) && URL.canParse(entered)) {
    return { kind: 'elsewhere', url: entered }
  }
  return undefined
}
