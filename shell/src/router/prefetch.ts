import { type createBrowserRouter, matchRoutes } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Fetches the code of the page that a link leads to as soon as somebody is about to follow it:
 * points at it, focuses or touches it.
 *
 * @param entryOf address of the remote's entry that a path needs, if that is not there yet
 */
export function prefetchOnIntent(
  router: Router,
  entryOf: (pathname: string) => string | undefined,
): void {
  const known = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target || known.has(link.pathname)) return
    known.add(link.pathname)
    const href = entryOf(link.pathname)
    // Into the browser's cache only: should it fail, whoever goes there asks afresh.
    if (href) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
    }
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // The router asks again, and then finds it loaded.
      if (typeof route.lazy === 'function') route.lazy()
    }
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true })
  }
}
