import { type ComponentProps, createElement, type ReactElement } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'
import { linkAttribute } from './document.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Replaces the entry of the history. @default false, true for a link to the current address */
  replace?: boolean
  /** State of the new entry of the history. */
  state?: unknown
  /** Keeps the scroll position. @default false */
  preventScrollReset?: boolean
}

/** Options of a navigation that the listener of plain links does not know. */
const options = ['replace', 'state', 'preventScrollReset'] as const

/**
 * A link to a page of the site. With a path from the root and without options it is a plain anchor, and one listener of
 * the shell navigates: resolving an address among the matched routes took a fifth of the time in which the home page
 * was hydrated. The router's own link is not used: it contains the prefetching of a framework that this site lacks.
 */
export function Link(link: LinkProps): ReactElement {
  const { to, ...anchor } = link
  const isAddress = typeof to === 'string'
  if (isAddress && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) {
    return createElement('a', { ...anchor, href: to })
  }
  return isAddress && to.startsWith('/') && !options.some(option => option in link)
    ? createElement('a', { ...anchor, href: to, [linkAttribute]: '' })
    : createElement(RoutedLink, link)
}

function RoutedLink(link: LinkProps): ReactElement {
  const { to, replace, state, preventScrollReset = false, onClick, ...anchor } = link
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    target: anchor.target ?? '',
    ...(replace !== undefined && { replace }),
    state,
    preventScrollReset,
  })
  return createElement('a', {
    ...anchor,
    href,
    onClick: event => {
      onClick?.(event)
      if (!event.defaultPrevented) follow(event)
    },
  })
}

export interface NavLinkProps extends LinkProps {
  to: string
  /** Marks the link on its own page only, not on those below it. */
  end?: boolean
}

/** A link with a path from the root that is marked with `aria-current` on its page and those below it. */
export function NavLink({ end, ...link }: NavLinkProps): ReactElement {
  const { pathname } = useLocation()
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`))
  return createElement(Link, { ...link, 'aria-current': isCurrent ? 'page' : undefined })
}
