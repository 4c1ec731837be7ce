import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router'

/** Scroll positions by history entry key. */
const positions: Record<string, number> = {}

/**
 * Scrolls to the top after a navigation and restores the position after going back or forward.
 *
 * Unlike the router's `ScrollRestoration` it stores nothing in the browser, which needs consent. Positions last as
 * long as the document; the browser restores those of other documents.
 */
export function useScrollPositions(): void {
  const location = useLocation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { restoreScrollPosition, preventScrollReset } =
    useContext(UNSAFE_DataRouterStateContext) ?? {}
  const shown = useRef(location)

  useEffect(() => router?.enableScrollRestoration(positions, () => scrollY), [router])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const set = ({ type }: { type: string }) => {
      history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual'
    }
    // While a document loads, the browser restores the position of a reload.
    if (document.readyState === 'complete') set({ type: 'load' })
    for (const type of ['load', 'pageshow', 'pagehide']) addEventListener(type, set, { signal })
    return () => listening.abort()
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
