import { randomUUID } from 'node:crypto'
import { addDays, athensDate, startOfDay } from '../src/calendar/athens.ts'
import { type SessionIds, toStored } from '../src/sessions/session-id.ts'
import type { ConversionName, SessionEvent } from '../src/storage/event.ts'
import { browsers, demoPages, origins, places, type Weighted } from './content.ts'

const minute = 60_000

/** Relative number of visits by hour of the day in Greece. */
const hours = [
  4, 2, 1, 1, 1, 2, 5, 9, 18, 26, 30, 30, 26, 24, 24, 22, 20, 20, 22, 25, 28, 27, 18, 9,
]

const pages = demoPages.map(page => [page, page.weight] as const)

/**
 * Generates the events of a small shop's visits, day by day: growing over time, fewer at weekends.
 */
export function* demoVisits(ids: SessionIds, now: number, days: number): Generator<SessionEvent[]> {
  const chance = new Chance(20_261_120)
  const today = athensDate(now)
  for (let ago = days; ago >= 0; ago--) {
    const date = addDays(today, -ago)
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
    const busy =
      (weekday % 6 === 0 ? 0.55 : 1) * (1 - ago / (days * 1.8)) * (0.85 + chance.next() * 0.3)
    const visits = Math.round(95 * busy)
    const events: SessionEvent[] = []
    for (let visit = 0; visit < visits; visit++) {
      const hour = chance.pick(hours.map((weight, hour) => [hour, weight] as const))
      const start =
        startOfDay(date) + (hour * 60 + chance.below(60)) * minute + chance.below(minute)
      if (start < now - minute) events.push(...visitEvents(ids, chance, start, now))
    }
    yield events
  }
}

function visitEvents(ids: SessionIds, chance: Chance, start: number, now: number): SessionEvent[] {
  const session = toStored(ids.make(start))
  const visitor = { ...chance.pick(places), ...chance.pick(origins), ...chance.pick(browsers) }
  const events: SessionEvent[] = [{ type: 'start', session, at: start, visitor, admin: false }]
  const viewed: string[] = []
  let at = start + 600
  for (let view = viewsOf(chance); view > 0 && at < now; view--) {
    const { path, title, name } = chance.pick(pages)
    events.push({ type: 'view', session, at, event: randomUUID(), path, title, name })
    viewed.push(path)
    at += 5000 + chance.below(100_000)
  }
  for (const name of achievements(chance, viewed)) {
    events.push({ type: 'conversion', session, at: Math.min(at, now), event: randomUUID(), name })
  }
  events.push({ type: 'end', session, at: Math.min(at, now) })
  return events
}

/** Two of five sessions are bounces. */
function viewsOf(chance: Chance): number {
  return chance.next() < 0.4 ? 1 : 2 + chance.below(6)
}

function achievements(chance: Chance, viewed: readonly string[]): ConversionName[] {
  const names: ConversionName[] = []
  if (viewed.includes('/contact') && chance.next() < 0.12) names.push('contact-sent')
  if (viewed.includes('/') && chance.next() < 0.02) names.push('order-sent')
  if (viewed.includes('/test-your-idea') && chance.next() < 0.2) {
    names.push('mockup-saved')
    if (chance.next() < 0.3) names.push('design-order-sent')
  }
  return names
}

/** A seeded random number generator (mulberry32). */
class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns an integer from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** Picks a value by weight. @throws for an empty list */
  pick<T>(values: Weighted<T>): T {
    let rest = this.next() * values.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of values) {
      rest -= weight
      if (rest < 0) return value
    }
    throw new Error('Nothing can be picked from nothing')
  }
}
