import type { Remote, RemoteRoute } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { PageFailure } from '../failure/page-failure.tsx'
import { RetryPage } from '../failure/retry-page.tsx'
import type { Page } from './page.ts'
import { RemoteError } from './remote-error.ts'
import { withinLimit } from './remotes.ts'

/** A remote's routes as they join the shell's tree: inside its frame, and outside of any. */
export interface Grafted {
  framed: RouteObject[]
  bare: RouteObject[]
}

/**
 * Prepares a remote's routes for the one router:
 *  - ids get the remote's name in front, the same on the server and in the browser,
 *    whatever else has joined the tree before;
 *  - a page that throws, or cannot be fetched, is replaced by a way to try again while
 *    the frame stays.
 */
export function graft(name: string, { routes }: Remote): Grafted {
  const isBare = (route: RemoteRoute) => route.handle?.frame === 'bare'
  const contained = (id: string, children: RemoteRoute[]): RouteObject[] =>
    children.length === 0
      ? []
      : [{ id, ErrorBoundary: PageFailure, children: children.map(identify) }]

  const identify = (route: RemoteRoute, index: number): RouteObject =>
    prepare(name, route, String(index))

  return {
    framed: contained(
      name,
      routes.filter(route => !isBare(route)),
    ),
    bare: contained(`${name}:bare`, routes.filter(isBare)),
  }
}

function prepare(remote: string, route: RemoteRoute, position: string): RouteObject {
  const { lazy } = route
  return {
    ...route,
    id: `${remote}:${route.id ?? position}`,
    ...(route.children && {
      children: route.children.map((child, index) =>
        prepare(remote, child, `${position}-${index}`),
      ),
    }),
    ...(typeof lazy === 'function' && { lazy: () => loadPage(remote, lazy as LazyPage) }),
  } as RouteObject
}

/**
 * A lazy route provides its page, and what only that page needs: its handle and its view of
 * failures. Loader and action are static beside it, so that data does not wait for code.
 */
type LazyPage = () => Promise<Page>

/** What a lazy route resolves to: its page, or an element in place of one that could not be fetched. */
export type LoadedPage = Page | { element: ReactElement }

/**
 * The router keeps the first outcome of `lazy` for good, failures too. So a failure becomes
 * a page of its own, that offers to fetch the real one again.
 */
async function loadPage(remote: string, lazy: LazyPage): Promise<LoadedPage> {
  const load = () => withinLimit(lazy())
  try {
    return await load()
  } catch (cause) {
    console.error(new RemoteError(remote, cause))
    return { element: <RetryPage load={load} /> }
  }
}

/** Ids of a remote's matched routes as its release knows them. */
export function ownRouteIds(remote: string, ids: string[]): string[] {
  const prefix = `${remote}:`
  return ids.filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length))
}
