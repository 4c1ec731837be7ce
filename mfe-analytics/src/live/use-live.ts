import { followEvents } from '@stampa/api/events'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Access, bare, type Live } from '../shared/calls.ts'

interface LiveState {
  /** Latest message; undefined before the first. */
  live: Live | undefined
  interrupted: boolean
}

/** Returns the live view while it is enabled and the tab is visible. */
export function useLive(access: Access, wanted: boolean): LiveState {
  const [state, setState] = useState<LiveState>({ live: undefined, interrupted: false })
  const visible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
  )

  useEffect(() => {
    if (!wanted || !visible) return
    const ending = new AbortController()
    followEvents('/api/analytics/live', {
      fetch: access.fetch,
      signal: ending.signal,
      onMessage: data => setState({ live: bare(data as Live), interrupted: false }),
      onBreak: () => setState(({ live }) => ({ live, interrupted: true })),
    })
    return () => ending.abort()
  }, [access, wanted, visible])

  return state
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Minimum interval of announcements, ms. */
const pause = 30_000

/** Returns the text for a live region: the first text at once, later changes at most twice a minute. */
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
