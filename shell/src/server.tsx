import '@stampa/ui/styles/index.css'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as platform from '@stampa/platform'
import { browserRegistry, type FirstView } from '@stampa/platform/document'
import type { Registry } from '@stampa/platform/release'
import * as react from 'react'
import { StrictMode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { graft, ownRouteIds } from './remotes/graft.tsx'
import { headOf } from './router/head.ts'
import { dehydrate } from './router/hydration.ts'
import { RemotesContext } from './router/remotes-context.ts'
import { shellRoutes } from './router/routes.tsx'

/** What a remote's server bundle may ask for: the copies that render the page. */
export const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@stampa/platform': platform,
}

/** How requests of loaders reach the services; called once by the page server. */
export const { serveFetchWith } = platform

export interface RenderInput {
  /** The visitor's request; its signal bounds loaders and rendering. */
  request: Request
  registry: Registry
  /** Name of the remote that answers the address. */
  name: string
  remote: platform.Remote
}

export type Rendered =
  | { kind: 'page'; status: number; view: FirstView }
  | { kind: 'redirect'; status: number; location: string }

/**
 * Runs the loaders and renders frame and page as one React tree.
 *
 * @throws when a loader or component fails: the caller then sends the client-rendered document.
 */
export async function render({ request, registry, name, remote }: RenderInput): Promise<Rendered> {
  const handler = createStaticHandler(shellRoutes({ public: graft(name, remote) }))
  const context = await handler.query(request)
  if (context instanceof Response) {
    const location = context.headers.get('location')
    if (!location) throw new Error(`A loader answered ${context.status} in place of data`)
    return { kind: 'redirect', status: context.status, location }
  }
  const data = dehydrate(context)
  if (!data) throw new Error('A loader failed', { cause: Object.values(context.errors ?? {})[0] })

  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderToText(
    <StrictMode>
      <RemotesContext value={{ registry: browserRegistry(registry), retry: () => undefined }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RemotesContext>
    </StrictMode>,
    request.signal,
  )
  const head = headOf(
    context.matches.map(({ route, params }) => ({
      handle: route.handle as platform.RouteHandle | undefined,
      data: context.loaderData[route.id],
      params,
    })),
  )
  return {
    kind: 'page',
    status: context.statusCode,
    view: {
      head: head ?? { title: 'Stampa' },
      icon: companyIcon(context.loaderData.public),
      html,
      data,
      remote: name,
      routeIds: ownRouteIds(
        name,
        context.matches.map(({ route }) => route.id),
      ),
    },
  }
}

/** The whole tree at once: a stream's late parts would need inline scripts, which the policy forbids. */
function renderToText(element: react.ReactElement, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onError: reject,
  })
  signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  return promise
}

function companyIcon(frame: unknown): string | undefined {
  const { company } = (frame ?? {}) as { company?: { favicon?: string | null } | null }
  return company?.favicon ?? undefined
}
