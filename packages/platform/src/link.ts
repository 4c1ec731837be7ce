import { type ComponentProps, createElement, type ReactElement } from 'react'
import { Link as RouterLink } from 'react-router'
import { linkAttribute } from './document.ts'

export type LinkProps = ComponentProps<typeof RouterLink>

/** Options that only the router's own link has. */
const options: (keyof LinkProps)[] = [
  'defaultShouldRevalidate',
  'discover',
  'mask',
  'prefetch',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'viewTransition',
]

/**
 * A link to a page of the site. With a path from the root and without options it is a plain anchor, and one listener of
 * the shell navigates: the router's own link resolves its address among the matched routes, a fifth of the time that the
 * home page took to hydrate.
 */
export function Link(link: LinkProps): ReactElement {
  const { to, ...anchor } = link
  const isPlain =
    typeof to === 'string' && /^\/(?!\/)/.test(to) && !options.some(option => option in link)
  return isPlain
    ? createElement('a', { ...anchor, href: to, [linkAttribute]: '' })
    : createElement(RouterLink, link)
}
