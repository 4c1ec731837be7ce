import { startOf } from '../sessions/session-id.ts'
import {
  type ConversionName,
  conversionNames,
  type SessionEvent,
  sessionLifetime,
  type Visitor,
  visitorProperties,
} from './event.ts'
import { labelId } from './labels.ts'

/** A view of a page. */
export interface Visit {
  /** Milliseconds after the session's start. */
  at: number
  page: string
}

/**
 * The stored state of a session. Events change it only by a maximum, a minimum or a union, so that any order of events,
 * however late or repeated, leads to the same state. The visitor's properties are label ids, null if unknown or before
 * the start event.
 */
export interface Session extends Record<keyof Visitor, string | null> {
  /** Stored form. */
  id: string
  /** Whether any event came from the back office. */
  admin: boolean
  views: number
  entry: Visit | null
  exit: Visit | null
  /**
   * Intervals of presence in ascending order, ms after the start: from, to, from, to … Half an hour without
   * an event ends an interval.
   */
  seen: number[]
  /** The latest reported end, ms after the start. */
  ended: number | null
  /** Counts in the order of `conversionNames`; null without any conversion. */
  conversions: readonly number[] | null
}

/** Milliseconds without an event after which a session is closed. */
export const closedAfter = 30 * 60_000

export function newSession(id: string): Session {
  return {
    id,
    source: null,
    country: null,
    city: null,
    device: null,
    browser: null,
    os: null,
    campaign: null,
    admin: false,
    views: 0,
    entry: null,
    exit: null,
    seen: [0, 0],
    ended: null,
    conversions: null,
  }
}

/** An event that is known to be new, with the label of its page. */
export type Change =
  | Exclude<SessionEvent, { type: 'view' | 'conversion' | 'erase' }>
  | { type: 'view'; session: string; at: number; page: string }
  | { type: 'conversion'; session: string; at: number; name: ConversionName }

/** Returns the session after the event. */
export function applyChange(session: Session, change: Change): Session {
  const at = offset(session.id, change.at)
  const next = { ...session, seen: addMoment(session.seen, at) }
  switch (change.type) {
    case 'start':
      for (const property of visitorProperties) {
        const text = change.visitor[property]
        next[property] = text === undefined ? null : labelId(property, text)
      }
      next.admin ||= change.admin
      break
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

/** Returns the total presence in whole seconds. */
export function duration({ seen }: Pick<Session, 'seen'>): number {
  let milliseconds = 0
  for (let i = 0; i < seen.length; i += 2) milliseconds += (seen[i + 1] ?? 0) - (seen[i] ?? 0)
  return Math.round(milliseconds / 1000)
}

/** Whether the session's end was reported, or half an hour has passed without an event. @param now ms since 1970 */
export function isClosed(
  { id, seen, ended }: Pick<Session, 'id' | 'seen' | 'ended'>,
  now: number,
): boolean {
  const last = seen.at(-1) ?? 0
  return (ended !== null && ended >= last) || startOf(id) + last + closedAfter < now
}

/** Adds a moment to the intervals of presence, and joins intervals less than half an hour apart. */
export function addMoment(seen: readonly number[], at: number): number[] {
  const [from = 0, to = 0] = seen
  // Nearly every session has one interval, which the moment is in or extends.
  if (seen.length === 2 && at >= from - closedAfter && at <= to + closedAfter) {
    return [Math.min(from, at), Math.max(to, at)]
  }
  const intervals: [number, number][] = [[at, at]]
  for (let i = 0; i < seen.length; i += 2) intervals.push([seen[i] ?? 0, seen[i + 1] ?? 0])
  intervals.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of intervals) {
    const last = joined.at(-1)
    if (last && from - last[1] <= closedAfter) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined.flat()
}

function offset(id: string, at: number): number {
  return Math.min(sessionLifetime, Math.max(0, at - startOf(id)))
}

/** Compares times, then page ids, so that the result does not depend on the order of events. */
function isBefore(a: Visit, b: Visit): boolean {
  return a.at < b.at || (a.at === b.at && BigInt(a.page) < BigInt(b.page))
}
