import { followEvents } from '@stampa/api/events'
import { getToken, onTokenChange, tokenFetch } from '@stampa/platform'

/** Something that happened to a record; the services send only what the role may read. */
export interface News {
  kind: string
  record: string
}

const streams = ['/api/notices', '/api/design-studio/notices']

/** Name of the lock and the channel. */
const shared = 'stampa.news'

/**
 * Calls the listener with the news until the returned function is called. One tab of a browser reads the streams and
 * passes the news on to the others: connections are few where there is no HTTP/2.
 *
 * @param onNews called without news after an interruption, when some may be missing; `isReader` in one tab only
 */
export function followNews(onNews: (news: readonly News[], isReader: boolean) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const channel = new BroadcastChannel(shared)
  channel.onmessage = ({ data }) => onNews(data, false)
  const pass = (news: readonly News[]) => {
    channel.postMessage(news)
    onNews(news, true)
  }
  const read = async () => {
    await Promise.all(streams.map(path => readStream(path, signal, pass)))
  }
  // Without https there are no locks: each tab reads.
  const reading = 'locks' in navigator ? navigator.locks.request(shared, { signal }, read) : read()
  reading.catch(error => {
    if (!signal.aborted) console.warn(error)
  })
  return () => {
    ending.abort()
    channel.close()
  }
}

/** Reads a stream; after the end of a session, or without permission, waits for the next session. */
async function readStream(
  path: string,
  signal: AbortSignal,
  pass: (news: readonly News[]) => void,
): Promise<void> {
  let opened = 0
  while (!signal.aborted) {
    if (getToken()) {
      await followEvents(path, {
        // Not `adminFetch`: a page that nobody uses signs nobody out.
        fetch: tokenFetch,
        signal,
        onMessage: data => pass(data as News[]),
        onOpen: () => {
          opened += 1
          if (opened > 1) pass([])
        },
      })
    }
    await new Promise<void>(resolve => {
      const stop = onTokenChange(resolve)
      signal.addEventListener('abort', () => resolve())
      signal.addEventListener('abort', stop)
    })
  }
}
