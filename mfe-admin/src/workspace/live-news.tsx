import { followEvents } from '@stampa/api/events'
import { getToken, onTokenChange, tokenFetch, useLocation, useRevalidator } from '@stampa/platform'
import { playNoticeSound, useNoticeSound } from '@stampa/ui/toast/notice-sound.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { inBoth, notifyOf } from '../shared/calls/notices.ts'
import { newsMessages } from './news.messages.ts'

const orders = '/admin/custom-orders'
const messages = '/admin/contact'
const offers = '/admin/offers'
const designs = '/admin/design-studio'
const mails = '/admin/mails'

/** The list of each kind of news, the address of a record, and the other screens that show it. */
const kinds = {
  'order.received': { list: orders, path: inList(orders) },
  'order_reply.received': { list: orders, path: inList(orders) },
  'message.received': { list: messages, path: inList(messages) },
  'message_reply.received': { list: messages, path: inList(messages) },
  'offer.accepted': { list: offers, path: inList(offers), also: [orders, '/admin/production'] },
  'offer.declined': { list: offers, path: inList(offers) },
  'design.received': { list: `${designs}?tab=orders`, path: ofDesign },
  'design_reply.received': { list: `${designs}?tab=orders`, path: ofDesign },
  'proof.answered': { list: `${designs}?tab=orders`, path: ofDesign },
  'mail.failed': { list: mails, path: () => mails },
} as const satisfies Record<
  string,
  { list: string; path: (record: string) => string; also?: readonly string[] }
>

type Kind = keyof typeof kinds

function inList(list: string) {
  return (record: string) => `${list}/${record}`
}

function ofDesign(record: string): string {
  return `${designs}/orders/${record}?tab=orders`
}

/** Shows a notice for each kind of news, plays the sound, and reloads a screen that shows the records. */
export function LiveNews(): null {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [hasSound] = useNoticeSound()
  /** Whether the screen is older than the news: a hidden page loads when it is shown. */
  const isStale = useRef(false)

  const refresh = useEffectEvent(() => {
    if (!isStale.current || document.visibilityState === 'hidden') return
    isStale.current = false
    void revalidate()
  })

  const tell = useEffectEvent((news: readonly News[], isReader: boolean) => {
    const known = [...Map.groupBy(news, ({ kind }) => kind)].filter(
      (group): group is [Kind, News[]] => Object.hasOwn(kinds, group[0]),
    )
    for (const [kind, all] of known) {
      const { list, path } = kinds[kind]
      const records = [...new Set(all.map(({ record }) => record))]
      const [first = ''] = records
      notifyOf(
        inBoth(newsMessages[kind], records.length),
        records.length === 1 ? path(first) : list,
      )
    }
    if (isReader && hasSound && known.length > 0) playNoticeSound()
    // After an interruption anything may have happened.
    const told = news.length === 0 ? (Object.keys(kinds) as Kind[]) : known.map(([kind]) => kind)
    if (told.some(kind => isShown(kind, pathname))) isStale.current = true
    refresh()
  })

  useEffect(() => {
    const stop = followNews((news, isReader) => tell(news, isReader))
    const onVisible = () => refresh()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
  return null
}

/** Returns whether a screen shows records of a kind of news; the dashboard counts all. */
function isShown(kind: Kind, pathname: string): boolean {
  const { list, also = [] }: { list: string; also?: readonly string[] } = kinds[kind]
  const screens = [list.replace(/\?.*/, ''), ...also]
  return pathname === '/admin' || screens.some(screen => pathname.startsWith(screen))
}

/** Something that happened to a record; the services send only what the role may read. */
interface News {
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
function followNews(onNews: (news: readonly News[], isReader: boolean) => void): () => void {
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
