import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import type { FrameName } from '@stampa/platform/release'
import { data, type RouteObject } from 'react-router'
import { ApplicationError } from '../failure/application-error.tsx'
import { failureMessages } from '../failure/failure.messages.ts'
import { PageFailure } from '../failure/page-failure.tsx'
import { loadAdminFrame } from '../frames/admin/admin-frame.data.ts'
import { loadPublicFrame } from '../frames/public/public-frame.data.ts'
import { PublicFrame } from '../frames/public/public-frame.tsx'
import type { Grafted } from '../remotes/graft.tsx'
import type { RemoteError } from '../remotes/remote-error.ts'
import { Root } from './root.tsx'
import { Starting } from './starting.tsx'

/** Parents that remotes' routes join, by frame. No remote may be named like one of them. */
export const parentOf = {
  public: 'public-frame',
  admin: 'admin-frame',
  bare: 'without-frame',
} as const

/** Why the remote that would answer an address is not there, if that is the reason. */
export type FailureAt = (pathname: string) => Promise<RemoteError | undefined>

/** Anything that no remote knows, or that a remote would know if it had loaded. */
const notFound = (id: string, path: string, failureAt: FailureAt): RouteObject => ({
  id,
  path,
  loader: async ({ request }) => {
    throw (
      (await failureAt(new URL(request.url).pathname)) ??
      data(null, { status: 404, statusText: 'Not Found' })
    )
  },
  ErrorBoundary: PageFailure,
  handle: { headWithoutData: notFoundHead },
})

function notFoundHead({ language }: HeadArgs): Head {
  const { notFoundTitle } = textsIn(failureMessages, language)
  return { title: `${notFoundTitle} | Stampa`, noindex: true }
}

/**
 * The shell's own tree: two frames without a path of their own, and what of the remotes
 * has been loaded so far. Others join later, by `patchRoutesOnNavigation`.
 */
export function shellRoutes(
  joined: Partial<Record<FrameName, Grafted>>,
  failureAt: FailureAt,
): RouteObject[] {
  const bare = Object.values(joined).flatMap(grafted => grafted.bare)
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ApplicationError,
      HydrateFallback: Starting,
      children: [
        {
          id: parentOf.public,
          Component: PublicFrame,
          loader: loadPublicFrame,
          shouldRevalidate: () => false,
          children: [...(joined.public?.framed ?? []), notFound('not-found', '*', failureAt)],
        },
        {
          id: parentOf.admin,
          loader: loadAdminFrame,
          // Who is signed in does not depend on what a page keeps in its query.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            defaultShouldRevalidate && currentUrl.search === nextUrl.search,
          lazy: async () => {
            const { AdminFrame } = await import(
              /* webpackChunkName: "admin-frame" */ '../frames/admin/admin-frame.tsx'
            )
            return { Component: AdminFrame }
          },
          children: [
            ...(joined.admin?.framed ?? []),
            notFound('admin-not-found', '/admin/*', failureAt),
          ],
        },
        { id: parentOf.bare, children: bare },
      ],
    },
  ]
}
