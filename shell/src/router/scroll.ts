import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router'

/** By the key of a history entry. */
const positions: Record<string, number> = {}

/**
 * Every navigation scrolls to the top; going back or forward, to where the page was left.
 *
 * The router's own `ScrollRestoration` keeps the positions in the browser's storage, where this
 * site leaves nothing that the visitor has not agreed to. Here they last as long as the document;
 * the browser itself knows those of other documents.
 */
export function useScrollPositions(): void {
  const location = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { restoreScrollPosition, preventScrollReset } =
    useContext(UNSAFE_DataRouterStateContext) ?? {}
  const shown = useRef(location)

  useEffect(() => router?.enableScrollRestoration(positions, () => scrollY), [router])

  useEffect(() => {
    const here = () => {
      history.scrollRestoration = 'manual'
    }
    const elsewhere = () => {
      history.scrollRestoration = 'auto'
    }
    // Until a document has loaded, the browser brings back the position of a reloaded page.
    if (document.readyState === 'complete') here()
    addEventListener('load', here)
    addEventListener('pageshow', here)
    addEventListener('pagehide', elsewhere)
    return () => {
      removeEventListener('load', here)
      removeEventListener('pageshow', here)
      removeEventListener('pagehide', elsewhere)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === location) return
    shown.current = location
    if (restoreScrollPosition === false) return
    if (typeof restoreScrollPosition === 'number') {
      scrollTo(0, restoreScrollPosition)
      return
    }
    const target = location.hash && document.getElementById(decodeHash(location.hash))
    if (target) target.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [location, restoreScrollPosition, preventScrollReset])
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
