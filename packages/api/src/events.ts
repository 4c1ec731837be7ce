import { apiOrigin } from '@stampa/platform'
import { EventSourceParserStream } from 'eventsource-parser/stream'

interface Events {
  /** Sends the request, with credentials. */
  fetch: (request: Request) => Promise<Response>
  signal: AbortSignal
  /** Called with the data of each message. */
  onMessage: (data: unknown) => void
  /** Called when the connection is there. */
  onOpen?: () => void
  /** Called when the connection breaks off. */
  onBreak?: () => void
}

/** Delays before each reconnection, ms; the last one repeats. */
const waits = [1000, 2000, 5000, 10_000, 30_000]

/**
 * Reads server-sent events until the signal aborts or the service refuses: 204, 401 or 403. Connects again
 * after failures, and continues after the last message. `EventSource` cannot send a token, so the stream is
 * read from `fetch`.
 */
export async function followEvents(path: string, events: Events): Promise<void> {
  const { fetch, signal, onMessage, onOpen, onBreak } = events
  let failures = 0
  let last: string | undefined
  while (!signal.aborted) {
    try {
      const request = new Request(`${apiOrigin}${path}`, {
        signal,
        headers: {
          accept: 'text/event-stream',
          ...(last !== undefined && { 'last-event-id': last }),
        },
      })
      const { status, body } = await fetch(request)
      if ([204, 401, 403].includes(status)) return onBreak?.()
      if (status !== 200 || !body) throw new Error(`${path} answered ${status}`)
      failures = 0
      onOpen?.()
      const messages = body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader()
      try {
        for (;;) {
          const { done, value } = await messages.read()
          if (done) break
          last = value.id ?? last
          onMessage(JSON.parse(value.data))
        }
      } finally {
        await messages.cancel()
      }
    } catch (error) {
      if (signal.aborted) return
      // A redirect to the sign-in form: the session has ended.
      if (error instanceof Response) return onBreak?.()
      console.warn(error)
    }
    if (signal.aborted) return
    onBreak?.()
    const wait = waits[Math.min(failures, waits.length - 1)]
    await new Promise(resolve => setTimeout(resolve, wait))
    failures += 1
  }
}
