import '@stampa/ui/styles/index.css'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as platform from '@stampa/platform'
import { browserRegistry } from '@stampa/platform/document'
import type { ShellBundle } from '@stampa/platform/rendering'
import * as react from 'react'
import { StrictMode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { organization } from './frames/public/organization.ts'
import type { PublicFrameData } from './frames/public/public-frame.data.ts'
import { graft, ownRouteIds } from './remotes/graft.tsx'
import { RemotesContext } from './remotes/remotes.ts'
import { headOf } from './router/head.ts'
import { dehydrate, refusalOf } from './router/hydration.ts'
import { parentOf, shellRoutes } from './router/routes.tsx'

export const modules: ShellBundle['modules'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@stampa/platform': platform,
}

/** A page is rendered only if its remote has loaded. */
const noFailure = async () => undefined

export const serveFetchWith: ShellBundle['serveFetchWith'] = platform.serveFetchWith

export const render: ShellBundle['render'] = async input => {
  const { request, registry, name, remote, language, isKnown } = input
  const handler = createStaticHandler(shellRoutes({ public: graft(name, remote) }, noFailure))
  const context = await handler.query(request)
  if (context instanceof Response) {
    const location = context.headers.get('location')
    if (!location) throw new Error(`A loader answered ${context.status} in place of data`)
    return { kind: 'redirect', status: context.status, location }
  }
  const refusal = refusalOf(context)
  if (refusal) return { kind: 'refused', status: refusal }
  const data = dehydrate(context)
  if (!data) throw new Error('A loader failed', { cause: Object.values(context.errors ?? {})[0] })
  // After a form, `statusCode` is the action's, also when the page was not found.
  const status = Object.values(data.errors ?? {})[0]?.status ?? context.statusCode
  if (isKnown?.(data)) return { kind: 'known', status }

  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderToText(
    <StrictMode>
      <RemotesContext
        value={{
          registry: browserRegistry(registry),
          // The server loads the page's own remote only.
          load: async () => remote,
          retry: () => undefined,
        }}
      >
        <platform.LanguageContext value={language}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </platform.LanguageContext>
      </RemotesContext>
    </StrictMode>,
    request.signal,
  )
  const matches = context.matches.map(({ route, params }) => ({
    handle: route.handle as platform.RouteHandle | undefined,
    data: context.loaderData[route.id],
    params,
  }))
  const { pathname, search } = context.location
  const { company } = context.loaderData[parentOf.public] as PublicFrameData
  const pageHead = headOf(matches, search, language) ?? { title: 'Stampa' }
  const head =
    pathname === '/' && company
      ? { ...pageHead, jsonLd: [organization(company), pageHead.jsonLd ?? []].flat() }
      : pageHead
  const routeIds = ownRouteIds(
    name,
    context.matches.map(({ route }) => route.id),
  )
  const icon = company?.favicon ?? undefined
  return {
    kind: 'page',
    status,
    view: { head, icon, html, data, remote: name, routeIds },
  }
}

/** Renders the whole tree at once: streaming needs inline scripts, which the policy forbids. */
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
