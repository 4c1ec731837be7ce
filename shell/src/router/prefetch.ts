import { type createBrowserRouter, matchRoutes } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Fetches the code of the page that a link leads to as soon as somebody is about to follow it:
 * points at it, focuses or touches it.
 *
 * @param loadRemote fetches the remote that answers a path, if its routes are not there yet
 */
export function prefetchOnIntent(router: Router, loadRemote: (pathname: string) => void): void {
  const known = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target || known.has(link.pathname)) return
    known.add(link.pathname)
    loadRemote(link.pathname)
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // The router asks again, and then finds it loaded.
      if (typeof route.lazy === 'function') route.lazy()
    }
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true })
  }
}
