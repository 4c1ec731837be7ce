import { apiOrigin } from '@stampa/platform'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Access } from '../shared/access.ts'
import { bare, type Live } from '../shared/answers.ts'

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
    followLive(access, ending.signal, setState)
    return () => ending.abort()
  }, [access, wanted, visible])

  return state
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Delays before each reconnection, ms; the last one repeats. */
const waits = [1000, 2000, 5000, 10_000, 30_000]

/**
 * Reads the live stream until the signal aborts, and reconnects after failures. `EventSource` cannot
 * send a token, so the stream is read from `fetch`.
 */
async function followLive(
  access: Access,
  signal: AbortSignal,
  setState: Dispatch<SetStateAction<LiveState>>,
): Promise<void> {
  const interrupt = () => setState(({ live }) => ({ live, interrupted: true }))
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const live of messagesOf(access, signal)) {
        failures = 0
        setState({ live, interrupted: false })
      }
    } catch (error) {
      if (signal.aborted) return
      // The session has ended: the next action on the page navigates to the sign-in form.
      if (error instanceof Response) return interrupt()
      console.warn(error)
    }
    if (signal.aborted) return
    interrupt()
    const wait = waits[Math.min(failures, waits.length - 1)]
    await new Promise(resolve => setTimeout(resolve, wait))
    failures += 1
  }
}

async function* messagesOf(access: Access, signal: AbortSignal): AsyncGenerator<Live> {
  const request = new Request(`${apiOrigin}/api/analytics/live`, {
    signal,
    headers: { accept: 'text/event-stream' },
  })
  const { ok, status, body } = await access.fetch(request)
  if (!ok || !body) throw new Error(`The live view answered ${status}`)
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield bare(JSON.parse(value.data) as Live)
    }
  } finally {
    await reader.cancel()
  }
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
