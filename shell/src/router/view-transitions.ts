import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Lets pages fade into each other where the browser can do that (root.module.css says how). Said
 * here once instead of at every link. Turning a page within a list is no way to another page.
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
  // As a page is left the router notes down which ones have faded. Nothing stays in a browser that
  // its visitor has not agreed to. (Listeners are called in their order: the router's came first.)
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem('remix-router-transitions')
    } catch {
      // A browser without storage has kept nothing.
    }
  })
}
