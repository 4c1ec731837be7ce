import { useEffect, useRef, useState } from 'react'

/** Minimum interval of announcements, ms. */
const pause = 30_000

/**
 * Returns the text for a live region: the first text at once, later changes at most twice a minute.
 */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('')
  const saidAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (text === '' || text === said) return
    const wait = Math.max(0, saidAt.current + pause - performance.now())
    const timer = setTimeout(() => {
      saidAt.current = performance.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, said])

  return said
}
