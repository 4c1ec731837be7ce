import { useEffect, useRef, useState } from 'react'

/** So far apart, in ms, are announcements: a number that changes all the time is no news. */
const pause = 30_000

/**
 * A text for a live region that follows another one, but not at its every change: at once first,
 * then at most twice a minute.
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
