import { noticed } from '@stampa/platform'
import { type BrowserRegistry, findMount } from '@stampa/platform/release'
import {
  type createBrowserRouter,
  createPath,
  type RouterNavigateOptions,
  type To,
} from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** Age of a document from which it asks for newer versions, and pause between two questions, ms. */
const pause = 5 * 60_000

/** Age below which a document that is a reload is not loaded again, ms: the newer version may fail, too. */
const settling = 60_000

/** Parts of a page whose state a full load would lose: open dialogs, running uploads and canvases. */
const keepsState =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="progressbar"], progress, canvas'

/** A link or field that the visitor is about to use. */
const inUse = 'a:is(:hover, :focus, :active), :is(input, textarea, select):focus'

/** Versions in this document. */
let own: BrowserRegistry | undefined
let askedAt = 0
let newerIsLive = false
/** Whether the visitor has entered something on the page. */
let hasInput = false
/** Whether the back office keeps notices, of which some can be undone. */
let hasNotices = false
let isDismissed = false
let changed = () => {}

/** Asks which versions are live. @returns whether the shell or the remote of this page is another one than here */
async function newerVersions(): Promise<boolean> {
  askedAt = performance.now()
  if (!own?.shell) return false
  const { shell, remotes } = own
  try {
    const response = await fetch('/releases.json')
    if (!response.ok) throw new Error(`/releases.json answered ${response.status}`)
    const live: Record<string, string> = await response.json()
    const name = findMount(remotes, location.pathname)
    newerIsLive =
      live.shell !== shell || (name !== undefined && live[name] !== remotes[name]?.version)
    changed()
  } catch (error) {
    console.warn(error)
  }
  return newerIsLive
}

/**
 * Loads the page again when newer versions are live: an old document's files are deleted in the end. Resolves to false
 * when the page stays.
 */
export async function renew(): Promise<boolean> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isRenewed = loaded?.type === 'reload' && performance.now() < settling
  if (isRenewed || !(await newerVersions())) return false
  location.reload()
  return true
}

function losesNothing(): boolean {
  return !hasInput && !hasNotices && !document.querySelector(keepsState)
}

/** Whether newer versions wait for work on this page. */
export function isNoticeDue(): boolean {
  return newerIsLive && !isDismissed && !losesNothing()
}

export function onNoticeChange(listener: () => void): () => void {
  changed = listener
  return () => {
    changed = () => {}
  }
}

export function dismissNotice(): void {
  isDismissed = true
  changed()
}

/**
 * Moves an old tab to the newer versions that are live, calmly: it asks for them at a navigation or when it becomes
 * visible, and then a navigation that can lose nothing is a full load of the same address.
 */
export function followReleases(router: Router, registry: BrowserRegistry): void {
  own = registry
  const ask = () => {
    if (performance.now() - askedAt > pause) void newerVersions()
  }
  document.addEventListener('visibilitychange', () => document.hidden || ask())
  addEventListener('pageshow', ({ persisted }) => persisted && ask())

  addEventListener('input', () => {
    hasInput = true
    if (newerIsLive) changed()
  })
  addEventListener(noticed, () => {
    hasNotices = true
  })
  let { pathname } = router.state.location
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    hasInput = false
    if (newerIsLive) changed()
    ask()
  })

  const { navigate } = router
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    const address = newerIsLive && losesNothing() && fullLoadOf(to, options)
    if (!address) return navigate(to as To, options)
    if (options?.replace) location.replace(address)
    else location.assign(address)
    return Promise.resolve()
  }

  // A part of the page is missing that the page shows by itself, such as a form far below.
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !(await newerVersions())) return
    const isQuiet = router.state.navigation.state === 'idle' && !document.querySelector(inUse)
    if (isQuiet && losesNothing()) void renew()
  }
  addEventListener('error', onError, true)
}

/** Returns the address of a navigation to another page; undefined for one that a full load cannot do. */
function fullLoadOf(to: To | number | null, options: RouterNavigateOptions = {}) {
  if (typeof to === 'number' || !to || options.state || 'formMethod' in options) return undefined
  const address = typeof to === 'string' ? to : createPath(to)
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  return new URL(address, location.origin).pathname === location.pathname ? undefined : address
}
