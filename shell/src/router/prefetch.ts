import { type createBrowserRouter, matchRoutes } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Fetches the code of a linked page when the visitor points at, focuses or touches the link.
 *
 * @param entryOf returns the URL of the remote's entry that a path needs, unless it is loaded
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
    // Into the browser's cache only: after a failure the navigation fetches it again.
    if (href) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      )
    }
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // The router calls it again and gets the loaded module.
      if (typeof route.lazy === 'function') route.lazy()
    }
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true })
  }
}
