import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Adds view transitions to navigations between pages (root.module.css). Paging within a list gets none.
 *
 * @param fades whether the page at a path takes part
 */
export function addViewTransitions(router: Router, fades: (pathname: string) => boolean): void {
  const { navigate } = router
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    const [pathname] = (typeof to === 'string' ? to : (to?.pathname ?? '')).split(/[?#]/)
    const viewTransition = !!pathname && pathname !== location.pathname && fades(pathname)
    return navigate(to, { ...options, viewTransition })
  }
  // On leaving, the router stores which pages have faded; storage needs consent. Listeners run in order and the
  // router's was added first.
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem('remix-router-transitions')
    } catch {
      // Without storage nothing was stored.
    }
  })
}
