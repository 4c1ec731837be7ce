import type { Remote, RemoteRoute } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { PageFailure } from '../failure/page-failure.tsx'
import { type Page, RetryPage } from '../failure/retry-page.tsx'
import { RemoteError, withinLimit } from './remotes.ts'

/** A remote's routes inside its frame, and those without a frame. */
export interface Grafted {
  framed: RouteObject[]
  bare: RouteObject[]
}

/**
 * Prepares a remote's routes for the shell's router:
 *  - prefixes ids with the remote's name, so that they are equal on the server and in the browser;
 *  - wraps pages in an error boundary, so that a failed page can be retried while the frame stays.
 */
export function graft(name: string, { routes }: Remote): Grafted {
  const contained = (id: string, isBare: boolean): RouteObject[] => {
    const children = routes
      .filter(({ handle }) => (handle?.frame === 'bare') === isBare)
      .map((route, index) => prepare(name, route, String(index)))
    return children.length > 0 ? [{ id, ErrorBoundary: PageFailure, children }] : []
  }
  return { framed: contained(name, false), bare: contained(`${name}:bare`, true) }
}

function prepare(remote: string, route: RemoteRoute, position: string): RouteObject {
  const { lazy, children } = route
  return {
    ...route,
    id: `${remote}:${route.id ?? position}`,
    ...(children && {
      children: children.map((child, index) => prepare(remote, child, `${position}-${index}`)),
    }),
    ...(typeof lazy === 'function' && { lazy: () => loadPage(remote, lazy as LazyPage) }),
  } as RouteObject
}

/**
 * Loads a page with its handle and error boundary. Loader and action are static beside it, so that data does not wait
 * for code.
 */
type LazyPage = () => Promise<Page>

/** A page, or an element that replaces one whose code could not be fetched. */
export type LoadedPage = Page | { element: ReactElement }

/** Loads a page. A failure becomes a page that offers a retry, because the router caches the outcome of `lazy`. */
async function loadPage(remote: string, lazy: LazyPage): Promise<LoadedPage> {
  const load = () => withinLimit(lazy())
  try {
    return await load()
  } catch (cause) {
    console.error(new RemoteError(remote, cause))
    return { element: <RetryPage load={load} /> }
  }
}

/** Returns the ids of a remote's matched routes as its release lists them. */
export function ownRouteIds(remote: string, ids: string[]): string[] {
  const prefix = `${remote}:`
  return ids.filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length))
}
