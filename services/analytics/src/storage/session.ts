import { startOf } from '../sessions/session-id.ts'
import {
  type ConversionName,
  conversionNames,
  type SessionEvent,
  sessionLifetime,
} from './event.ts'
import { labelId } from './labels.ts'

/** Label ids of what is known of a visitor since the session's start came in. */
export interface Origin {
  source: string
  country: string | null
  city: string | null
  device: string
  browser: string
  os: string
  campaign: string | null
}

/** A page that was viewed, and how long after the beginning, in milliseconds. */
export interface Visit {
  at: number
  page: string
}

/**
 * What the tables keep of a session. It only ever grows by a maximum, a minimum or a union, so that events
 * may come in any order, late or twice, and lead to the same.
 */
export interface Session {
  /** As the tables have it. */
  id: string
  /** Unknown until the start came in. */
  origin: Origin | null
  /** Whether any event was the back office's. */
  admin: boolean
  views: number
  entry: Visit | null
  exit: Visit | null
  /**
   * When somebody was there, in milliseconds after the beginning: from, to, from, to … in order. Half an hour
   * without a sign closes a stretch; who comes back with the same cookie begins another.
   */
  seen: number[]
  /** The latest end that was reported, in milliseconds after the beginning. */
  ended: number | null
  /** How often each of `conversionNames` happened, in their order; null where none did. */
  conversions: readonly number[] | null
}

/** Milliseconds without a sign after which a session is over. */
export const closedAfter = 30 * 60_000

export function newSession(id: string): Session {
  return {
    id,
    origin: null,
    admin: false,
    views: 0,
    entry: null,
    exit: null,
    seen: [0, 0],
    ended: null,
    conversions: null,
  }
}

/** What happened in a session, with views that are known to be new. */
export type Change =
  | Exclude<SessionEvent, { type: 'view' | 'conversion' | 'erase' }>
  | { type: 'view'; session: string; at: number; page: string }
  | { type: 'conversion'; session: string; at: number; name: ConversionName }

/** The session after the event. */
export function applyChange(session: Session, change: Change): Session {
  const at = offset(session.id, change.at)
  const next = { ...session, seen: addMoment(session.seen, at) }
  switch (change.type) {
    case 'start': {
      const { source, country, city, device, browser, os, campaign } = change.visitor
      next.origin = {
        source: labelId('source', source),
        country: country === undefined ? null : labelId('country', country),
        city: city === undefined ? null : labelId('city', city),
        device: labelId('device', device),
        browser: labelId('browser', browser),
        os: labelId('os', os),
        campaign: campaign === undefined ? null : labelId('campaign', campaign),
      }
      next.admin ||= change.admin
      break
    }
    case 'view': {
      const visit = { at, page: change.page }
      next.views++
      if (next.entry === null || isBefore(visit, next.entry)) next.entry = visit
      if (next.exit === null || isBefore(next.exit, visit)) next.exit = visit
      break
    }
    case 'seen':
      next.admin ||= change.admin
      break
    case 'end':
      next.ended = Math.max(next.ended ?? 0, at)
      break
    case 'conversion':
      next.conversions = conversionNames.map(
        (name, n) => (session.conversions?.[n] ?? 0) + Number(name === change.name),
      )
      break
  }
  return next
}

/** Whole seconds that somebody was there. */
export function duration({ seen }: Pick<Session, 'seen'>): number {
  let milliseconds = 0
  for (let i = 0; i < seen.length; i += 2) milliseconds += (seen[i + 1] ?? 0) - (seen[i] ?? 0)
  return Math.round(milliseconds / 1000)
}

/** A visit of one page. */
export function isBounce({ views }: Pick<Session, 'views'>): boolean {
  return views <= 1
}

/** Whether the session is over: its end was reported, or nobody was seen for half an hour. @param now milliseconds */
export function isClosed(
  { id, seen, ended }: Pick<Session, 'id' | 'seen' | 'ended'>,
  now: number,
): boolean {
  const last = seen.at(-1) ?? 0
  return (ended !== null && ended >= last) || startOf(id) + last + closedAfter < now
}

/** Adds a moment to stretches of presence, and joins those that it brings within half an hour of each other. */
export function addMoment(seen: readonly number[], at: number): number[] {
  const [from = 0, to = 0] = seen
  // Nearly every session is one stretch, which a moment lies in or prolongs.
  if (seen.length === 2 && at >= from - closedAfter && at <= to + closedAfter) {
    return [Math.min(from, at), Math.max(to, at)]
  }
  const stretches: [number, number][] = [[at, at]]
  for (let i = 0; i < seen.length; i += 2) stretches.push([seen[i] ?? 0, seen[i + 1] ?? 0])
  stretches.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of stretches) {
    const last = joined.at(-1)
    if (last && from - last[1] <= closedAfter) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined.flat()
}

function offset(id: string, at: number): number {
  return Math.min(sessionLifetime, Math.max(0, at - startOf(id)))
}

/** By time, and by the page's number where two are at once: an order that does not hang on who came first. */
function isBefore(a: Visit, b: Visit): boolean {
  return a.at < b.at || (a.at === b.at && BigInt(a.page) < BigInt(b.page))
}
