import { randomUUID } from 'node:crypto'
import { SessionIds, toStored } from '../src/sessions/session-id.ts'
import type { SessionEvent, Visitor } from '../src/storage/event.ts'
import type { AnalyticsTest } from './analytics.ts'

const base = { device: 'mobile', browser: 'Chrome', os: 'Android' }
/** Visits of two months, with a third month's first hour. */
export const visits: {
  start: string
  visitor: Visitor
  pages: string[]
  seconds: number
  admin?: true
}[] = [
  {
    // 01:00 on 1 October in Greece.
    start: '2026-09-30T22:00:00Z',
    visitor: { ...base, source: 'google', country: 'GR', city: 'Athens' },
    pages: ['/', '/products', '/contact'],
    seconds: 90,
  },
  {
    start: '2026-10-05T09:30:00Z',
    visitor: { ...base, source: 'google', country: 'CY', city: 'Nicosia', campaign: 'δώρα' },
    pages: ['/products'],
    seconds: 0,
  },
  {
    start: '2026-10-31T21:59:00Z',
    visitor: { ...base, device: 'desktop', os: 'Windows', source: 'direct', country: 'GR' },
    pages: ['/', '/products'],
    seconds: 30,
    admin: true,
  },
  {
    start: '2026-11-02T08:00:00Z',
    visitor: { ...base, source: 'facebook', country: 'GR', city: '=1+1' },
    pages: ['/'],
    seconds: 10,
  },
]

/** Writes the visits, each as a batch. */
export async function writeVisits(analytics: AnalyticsTest): Promise<void> {
  const ids = new SessionIds(analytics.config.SESSION_KEY)
  const writer = analytics.writer()
  for (const { start, visitor, pages, seconds, admin = false } of visits) {
    const at = Date.parse(start)
    const session = toStored(ids.make(at))
    const events: SessionEvent[] = [
      { type: 'start', session, at, visitor, admin },
      ...pages.map((path, n): SessionEvent => {
        const event = randomUUID()
        return {
          type: 'view',
          session,
          at: at + n,
          event,
          path,
          title: `Title ${path}`,
          name: 'Page',
        }
      }),
      { type: 'end', session, at: at + seconds * 1000 },
    ]
    if (pages.includes('/contact')) {
      events.push({ type: 'conversion', session, at, event: randomUUID(), name: 'contact-sent' })
      events.push({ type: 'conversion', session, at, event: randomUUID(), name: 'contact-sent' })
    }
    await writer.write([{ id: randomUUID(), events }])
  }
}
