import { useNavigationType } from '@stampa/platform'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a page was turned, takes reader and focus to the top of the new one. Going back or
 * forward is left alone: the router restores the position that was left.
 *
 * @returns ref of the list, which must be focusable (`tabIndex={-1}`)
 */
export function usePageTurn(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(page)
  const navigationType = useNavigationType()

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigationType === 'POP') return
    list.current?.focus({ preventScroll: true })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [page, navigationType])

  return list
}
