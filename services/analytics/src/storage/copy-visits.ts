import type { Knex } from 'knex'
import { firstIdAt, startOf } from '../sessions/session-id.ts'
import { type ConversionName, type Visitor, visitorProperties } from './event.ts'
import { closedAfter } from './session.ts'
import { lockWriters } from './store.ts'
import type { VisitStore, Work } from './visit-store.ts'

/** Sessions of one write. */
const chunk = 1000

/** Batch of the copied events: those of a repeated copy are the same. */
const batch = '00000000-0000-0000-0000-000000000000'

interface SessionRow extends Record<keyof Visitor, string | null> {
  id: string
  admin: boolean
  seen: number[]
  ended: number | null
}

interface EventRow {
  session_id: string
  event: string
  at: number
}

/**
 * Copies the visits from PostgreSQL into another store, which may be written meanwhile: visits that went on
 * there become whole. A repeated copy changes nothing.
 */
export async function copyVisits(
  db: Knex,
  to: VisitStore,
  onChunk: (sessions: number) => void = () => {},
): Promise<void> {
  const add = (work: Work) =>
    db.transaction(async tx => {
      await lockWriters(tx)
      await to.add(tx, work)
    })
  const texts = visitorProperties.map(
    property => `(select text from labels where id = s.${property}) as ${property}`,
  )
  for (let after = firstIdAt(0), count = 0; ; ) {
    const { rows: sessions } = await db.raw<{ rows: SessionRow[] }>(
      `select s.id, s.admin, s.seen, s.ended, ${texts.join(', ')} from sessions s
       where s.id > ? and not exists (select from erased_sessions e where e.id = s.id)
       order by s.id limit ${chunk}`,
      [after],
    )
    const last = sessions.at(-1)?.id
    if (last === undefined) break
    const copied = new Set(sessions.map(({ id }) => id))
    const read = async <Row extends EventRow>(table: 'page_views' | 'conversions') => {
      const rows: Row[] = await db(table).whereBetween('session_id', [sessions[0]?.id ?? '', last])
      return rows
        .filter(({ session_id }) => copied.has(session_id))
        .map(({ session_id: session, at, ...row }) => ({
          ...row,
          session,
          batch,
          at: startOf(session) + at,
        }))
    }
    const views = await read<EventRow & { page: string }>('page_views')
    const conversions = await read<EventRow & { name: ConversionName }>('conversions')
    await add({
      erasing: [],
      views: views.map(view => ({ ...view, type: 'view' })),
      conversions: conversions.map(conversion => ({ ...conversion, type: 'conversion' })),
      others: sessions.flatMap(eventsOf),
    })
    after = last
    count += sessions.length
    onChunk(count)
  }
}

/** Returns events that lead to the state of a session, but for its views and conversions. */
function eventsOf({ id: session, admin, seen, ended, ...texts }: SessionRow): Work['others'] {
  const start = startOf(session)
  const events: Work['others'] = []
  for (let i = 0; i < seen.length; i += 2) {
    const [from = 0, to = 0] = seen.slice(i)
    // Moments further apart would be a pause.
    for (let at = from; at < to; at += closedAfter) {
      events.push({ type: 'seen', session, at: start + at, admin })
    }
    events.push({ type: 'seen', session, at: start + to, admin })
  }
  const { source, device, browser, os } = texts
  if (source !== null && device !== null && browser !== null && os !== null) {
    const { country, city, campaign } = texts
    const optional = Object.entries({ country, city, campaign }).filter(([, text]) => text !== null)
    const visitor = { source, device, browser, os, ...Object.fromEntries(optional) }
    events.push({ type: 'start', session, at: start, visitor, admin: false })
  }
  if (ended !== null) events.push({ type: 'end', session, at: start + ended })
  return events
}
