import { apiOrigin } from '@stampa/platform'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useRef, useState } from 'react'
import type { Access } from '../shared/access.ts'
import type { Live } from '../shared/answers.ts'
import { bare } from '../shared/bare.ts'

export interface LiveState {
  /** Latest message; undefined before the first. */
  live: Live | undefined
  interrupted: boolean
}

/** Returns the live view while it is enabled and the tab is visible. */
export function useLive(access: Access, wanted: boolean): LiveState {
  const [state, setState] = useState<LiveState>({ live: undefined, interrupted: false })
  const visible = useVisible()

  useEffect(() => {
    if (!wanted || !visible) return
    const ending = new AbortController()
    followLive(access, ending.signal, {
      onLive: live => setState({ live, interrupted: false }),
      onInterrupted: () => setState(({ live }) => ({ live, interrupted: true })),
    })
    return () => ending.abort()
  }, [access, wanted, visible])

  return state
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return visible
}

/** Delays before each reconnection, ms; the last one repeats. */
const waits = [1000, 2000, 5000, 10_000, 30_000]

interface LiveListener {
  onLive: (live: Live) => void
  /** Called when the stream fails; it reconnects by itself. */
  onInterrupted: () => void
}

/**
 * Reads the live stream until the signal aborts, and reconnects after failures. `EventSource` cannot
 * send a token, so the stream is read from `fetch`.
 */
async function followLive(
  access: Access,
  signal: AbortSignal,
  { onLive, onInterrupted }: LiveListener,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const live of messagesOf(access, signal)) {
        failures = 0
        onLive(live)
      }
    } catch (error) {
      if (signal.aborted) return
      // The session has ended: the next action on the page navigates to the sign-in form.
      if (error instanceof Response) return onInterrupted()
      console.warn(error)
    }
    if (signal.aborted) return
    onInterrupted()
    await waitFor(waits[Math.min(failures, waits.length - 1)] ?? 0, signal)
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

function waitFor(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, duration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

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
