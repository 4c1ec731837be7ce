import '@stampa/ui/styles/index.css'
import { type Language, LanguageContext } from '@stampa/platform'
import { documentIds, tracesMeta } from '@stampa/platform/document'
import { asLanguage, chosenLanguage } from '@stampa/platform/language'
import { type BrowserRegistry, type FrameName, findMount } from '@stampa/platform/release'
import { forgetOldForms } from '@stampa/ui/field/kept-forms.ts'
import { type ReactElement, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router'
import { isPreview } from './consent/consent.ts'
import { keepServerPage } from './failure/failure-view.tsx'
import { nextTask } from './next-task.ts'
import { loadRemote } from './remotes/federation.ts'
import { graft, type LoadedPage } from './remotes/graft.tsx'
import { isLate, Remotes, RemotesContext } from './remotes/remotes.ts'
import { type DehydratedData, rehydrate } from './router/hydration.ts'
import { followLinks } from './router/links.ts'
import { followReleases } from './router/newer-versions.ts'
import { prefetchOnIntent } from './router/prefetch.ts'
import { type FailureAt, parentOf, shellRoutes } from './router/routes.tsx'
import { addViewTransitions } from './router/view-transitions.ts'
import { failureMark } from './tracking/signals.ts'

if (document.querySelector(`meta[name=${tracesMeta}]`)) void import('./traced-fetch.ts')

if (document.readyState === 'loading') {
  // The script is async and may run before the document is parsed; from the cache even before the inlined JSON has
  // arrived.
  document.addEventListener('DOMContentLoaded', () => start(), { once: true })
} else {
  start()
}

async function start(): Promise<void> {
  const root = document.getElementById(documentIds.root)
  const registry = readJson<BrowserRegistry>(documentIds.registry)
  const serverData = readJson<DehydratedData>(documentIds.data)
  if (!registry || !root) throw new Error('The document carries no registry')
  if (!isPreview()) watchView(registry)
  const remotes = new Remotes(registry, loadRemote, reportFailure)
  const failureAt: FailureAt = async pathname => {
    const name = findMount(registry.remotes, pathname)
    return name ? remotes.failure(name) : undefined
  }
  const first = serverData && (await takeOver(remotes, failureAt))
  const language = pageLanguage(serverData !== undefined)
  const joined = new Set(first ? [first.name] : [])
  await nextTask()

  const router = createBrowserRouter(first?.routes ?? shellRoutes({}, failureAt), {
    ...(first && { hydrationData: rehydrate(serverData) }),
    async patchRoutesOnNavigation({ path, patch }) {
      const name = findMount(registry.remotes, path)
      if (!name || joined.has(name)) return
      const remote = await remotes.load(name).catch(() => undefined)
      // The address then matches no route, and `failureAt` gives the reason inside the frame.
      if (!remote || joined.has(name)) return
      joined.add(name)
      const { framed, bare } = graft(name, remote)
      patch(parentOf[frameOf(registry, name)], framed)
      patch(parentOf.bare, bare)
    },
  })

  addViewTransitions(router, pathname => {
    const name = findMount(registry.remotes, pathname)
    return name !== undefined && frameOf(registry, name) === 'public'
  })
  followLinks(router)
  followReleases(router, registry)
  prefetchOnIntent(router, pathname => {
    const name = findMount(registry.remotes, pathname)
    return name && !joined.has(name) ? registry.remotes[name]?.entry.url : undefined
  })

  const application: ReactElement = (
    <StrictMode>
      <RemotesContext value={remotes}>
        <LanguageContext value={language}>
          <RouterProvider router={router} flushSync={fn => void flushSync(fn)} />
        </LanguageContext>
      </RemotesContext>
    </StrictMode>
  )
  if (first) startTransition(() => void hydrateRoot(root, application))
  else createRoot(root).render(application)
  forgetOldForms()
}

function viewReport() {
  return import(/* webpackChunkName: "view-report" */ './tracking/view-report.ts')
}

/** Reports that a version of a remote does not start in this browser. */
function reportFailure(remote: string, version: string): void {
  if (isPreview()) return
  viewReport().then(({ reportNotStarted }) => reportNotStarted(remote, version), console.warn)
}

/** Reports a failure of the document's page; while a canary runs, also that it could be shown. */
function watchView({ watched }: BrowserRegistry): void {
  if (watched) viewReport().then(({ reportShown }) => reportShown(), console.warn)
  else {
    const observer = new PerformanceObserver(list => {
      if (list.getEntriesByName(failureMark).length > 0) viewReport().catch(console.warn)
    })
    observer.observe({ type: 'mark' })
  }
}

/**
 * Returns the language of the page: the server's if the server rendered it; otherwise what the visitor has chosen, or
 * the site's. Calls of services read it from the document.
 */
function pageLanguage(renderedByServer: boolean): Language | undefined {
  const { dataset } = document.documentElement
  const chosen = renderedByServer ? undefined : chosenLanguage(location.search, document.cookie)
  if (chosen) dataset.language = chosen
  return chosen ?? asLanguage(dataset.language)
}

/**
 * Loads everything that the server-rendered page consists of, so that hydration finds the same tree. A page whose files
 * are late stays as the server rendered it, with its links and forms, until they arrive. After a failure the page is
 * rendered anew: by the version before, or with the failure in its place and the server's text below it.
 */
async function takeOver(remotes: Remotes, failureAt: FailureAt) {
  const name = findMount(remotes.registry.remotes, location.pathname)
  if (!name) return undefined
  try {
    const routes = await loadRoutes(remotes, name, failureAt)
    // The server's markup is the live version's.
    return remotes.hasFallenBack(name) ? undefined : { name, routes }
  } catch (error) {
    console.error(error)
    if (await remotes.fallBack(name)) return undefined
    remotes.fail(name, error)
    keepServerPage(location.pathname, document.getElementById('main'))
    return undefined
  } finally {
    void lateNotice?.then(hide => hide?.())
  }
}

async function loadRoutes(remotes: Remotes, name: string, failureAt: FailureAt) {
  const remote = await untilItArrives(() => {
    remotes.retry(name)
    return remotes.load(name)
  })
  const routes = shellRoutes({ [frameOf(remotes.registry, name)]: graft(name, remote) }, failureAt)
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => untilItArrives(() => settle(route))))
  return routes
}

/** The shown notice, with the function that removes it. */
let lateNotice: ReturnType<typeof showLateNotice> | undefined

function showLateNotice() {
  return import(/* webpackChunkName: "late-notice" */ './failure/late-notice.ts').then(
    notice => notice.showLateNotice(pageLanguage(true)),
    console.warn,
  )
}

/** Repeats a load whose files are late; every attempt ends by the files' own time limits. */
async function untilItArrives<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const began = performance.now()
    try {
      return await load()
    } catch (error) {
      if (!isLate(began)) throw error
      console.warn(error)
      lateNotice ??= showLateNotice()
    }
  }
}

/** Resolves a lazy route for good, so that the router does not render twice. */
async function settle(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const page = (await route.lazy()) as LoadedPage
  if ('element' in page) throw new Error(`The page of ${route.id} could not be loaded`)
  Object.assign(route, page, { lazy: undefined })
}

function frameOf(registry: BrowserRegistry, name: string): FrameName {
  return registry.remotes[name]?.frame ?? 'public'
}

function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : undefined
}
