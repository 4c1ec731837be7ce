import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import type { FrameName } from '@stampa/platform/release'
import { Spinner } from '@stampa/ui/spinner/spinner.tsx'
import type { ReactElement } from 'react'
import { data, type RouteObject } from 'react-router'
import { ApplicationError } from '../failure/application-error.tsx'
import { failureMessages } from '../failure/failure.messages.ts'
import { takeServerPage } from '../failure/failure-view.tsx'
import { PageFailure, RemoteFailure } from '../failure/page-failure.tsx'
import { loadPublicFrame } from '../frames/public/public-frame.data.ts'
import { PublicFrame } from '../frames/public/public-frame.tsx'
import type { Grafted } from '../remotes/graft.tsx'
import type { RemoteError } from '../remotes/remotes.ts'
import styles from './root.module.css'
import { inFrameLanguage, Root } from './root.tsx'

/** Ids of the parent routes that remotes' routes join, by frame; no remote may have one of these names. */
export const parentOf = {
  public: 'public-frame',
  admin: 'admin-frame',
  bare: 'without-frame',
} as const

/** Returns the error of the remote that owns an address, if it failed to load. */
export type FailureAt = (pathname: string) => Promise<RemoteError | undefined>

/** Shown in a client-rendered document until the first page is loaded. */
function Starting(): ReactElement {
  return (
    <div className={styles.starting}>
      <Spinner size="large" />
    </div>
  )
}

/** Route for addresses that no loaded remote knows; its data is the error of a remote that could not be loaded. */
const notFound = (id: string, path: string, failureAt: FailureAt): RouteObject => ({
  id,
  path,
  loader: async ({ request }) => {
    const failure = await failureAt(new URL(request.url).pathname)
    if (failure) return failure
    throw data(null, { status: 404, statusText: 'Not Found' })
  },
  Component: RemoteFailure,
  ErrorBoundary: PageFailure,
  handle: { head: failureHead, headWithoutData: notFoundHead },
})

/** A server-rendered page below the failure keeps its own head. */
function failureHead({ language }: HeadArgs): Head | undefined {
  if (takeServerPage()) return undefined
  return { title: `${textsIn(failureMessages, language).remoteTitle} | Stampa`, noindex: true }
}

function notFoundHead({ language }: HeadArgs): Head {
  const { notFoundTitle } = textsIn(failureMessages, language)
  return { title: `${notFoundTitle} | Stampa`, noindex: true }
}

/**
 * Returns the shell's route tree: two frames without a path, with the remotes loaded so far.
 * `patchRoutesOnNavigation` adds others later.
 */
export function shellRoutes(
  joined: Partial<Record<FrameName, Grafted>>,
  failureAt: FailureAt,
): RouteObject[] {
  const bare = Object.values(joined).flatMap(grafted => grafted.bare)
  return [
    {
      id: 'root',
      Component: inFrameLanguage(Root),
      ErrorBoundary: inFrameLanguage(ApplicationError),
      HydrateFallback: inFrameLanguage(Starting),
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
          // The signed-in administrator does not depend on the query.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            defaultShouldRevalidate && currentUrl.search === nextUrl.search,
          lazy: async () => {
            const { AdminFrame, loadAdminFrame } = await import(
              /* webpackChunkName: "admin-frame" */ '../frames/admin/admin-frame.tsx'
            )
            return { Component: AdminFrame, loader: loadAdminFrame }
          },
          children: [
            ...(joined.admin?.framed ?? []),
            notFound('admin-not-found', '/admin/*', failureAt),
          ],
        },
        {
          id: parentOf.bare,
          lazy: async () => {
            const { BarePage } = await import(
              /* webpackChunkName: "bare-page" */ '../frames/admin/bare-page.tsx'
            )
            return { Component: BarePage }
          },
          children: bare,
        },
      ],
    },
  ]
}
