import { Problem } from '@stampa/service-kit'
import {
  addDays,
  addDekads,
  addMonths,
  athensDate,
  type Grain,
  startOfDay,
} from '../calendar/athens.ts'
import { firstIdAt } from '../sessions/session-id.ts'

/** The days of a report, in Greece. */
export interface Range {
  /** First day. */
  from: string
  /** The day after the last. */
  until: string
}

/** Returns the first session id of the range, and the first after it. */
export function idBounds({ from, until }: Range): [string, string] {
  return [firstIdAt(startOfDay(from)), firstIdAt(startOfDay(until))]
}

/** Days before today of the default range. */
const defaultDays = 30

/** Maximum length of a range in days: longer than visits are kept. */
const maxDays = 3 * 366

/** Parses the days of a request; missing days mean the default. @throws Problem 400 for an invalid or too long range */
export function readRange(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  now = Date.now(),
): Range {
  const last = endDate === undefined ? athensDate(now) : readDay('endDate', endDate)
  const from =
    startDate === undefined ? addDays(last, -defaultDays) : readDay('startDate', startDate)
  if (from > last) throw invalid('endDate', 'The end must not be before the start')
  if (addDays(from, maxDays) < last) throw invalid('startDate', 'The range is too long')
  return { from, until: addDays(last, 1) }
}

/** Returns the day of a date, or the day in Greece of a moment. */
function readDay(field: string, text: string): string {
  const moment = Date.parse(text.length === 10 ? `${text}T12:00:00Z` : text)
  if (Number.isNaN(moment)) throw invalid(field, 'There is no such day')
  const day = text.length === 10 ? text : athensDate(moment)
  // Date.parse reads 30 February as 2 March.
  if (addDays(day, 0) !== day) throw invalid(field, 'There is no such day')
  return day
}

function invalid(field: string, message: string): Problem {
  return new Problem(400, 'invalid_range', message, { errors: [{ field, message }] })
}

/** An interval of rollups of one grain. */
export interface RollupRange {
  grain: 'day' | 'dekad' | 'month'
  /** Milliseconds since 1970. */
  from: number
  until: number
  /** Whether the rollups are added or subtracted. */
  sign: 1 | -1
}

/**
 * Returns the smallest set of rollups that make up the range: the nearest months, plus or minus shorter buckets at both
 * ends. Per value these are at most 14 besides the months with dekads, and 31 without.
 *
 * @param grains available ones, the shortest first
 */
export function cover(
  { from, until }: Range,
  grains: readonly RollupRange['grain'][],
): RollupRange[] {
  const [grain, longer] = grains
  if (grain === undefined) return []
  const direct = between(grain, from, until)
  if (longer === undefined) return direct
  const inner = { from: nearest(longer, from), until: nearest(longer, until) }
  const inParts = [
    ...cover(inner, grains.slice(1)),
    ...between(grain, from, inner.from),
    ...between(grain, inner.until, until),
  ]
  return sumsIn(inParts) < sumsIn(direct) ? inParts : direct
}

const following = { day: addDays, dekad: addDekads, month: addMonths }

/** Returns the nearest day on which a bucket of the grain begins. */
function nearest(grain: RollupRange['grain'], day: string): string {
  const add = following[grain]
  const [before, after] = [add(day, 0), add(day, 1)]
  const at = startOfDay(day)
  return at - startOfDay(before) < startOfDay(after) - at ? before : after
}

/** Returns the rollups between two days, subtracted if the second is earlier. */
function between(grain: RollupRange['grain'], from: string, to: string): RollupRange[] {
  if (from === to) return []
  const [a, b] = [startOfDay(from), startOfDay(to)]
  return a < b ? [{ grain, from: a, until: b, sign: 1 }] : [{ grain, from: b, until: a, sign: -1 }]
}

/** Estimates the number of rollups per value. */
function sumsIn(stretches: readonly RollupRange[]): number {
  return stretches.reduce((sum, { grain, from, until }) => sum + (until - from) / lengths[grain], 0)
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Lengths of the buckets, ms. */
const lengths = { day: dayMs, dekad: 10 * dayMs, month: 30 * dayMs }

/** Lengths of a chart's buckets. Dekads only speed up sums. */
export const chartGrains = ['hour', 'day', 'month'] as const satisfies Grain[]

export type ChartGrain = (typeof chartGrains)[number]

/** Returns the starts of all hours, days or months that overlap the range, ms since 1970. */
export function bucketStarts({ from, until }: Range, grain: ChartGrain): number[] {
  const starts: number[] = []
  if (grain === 'hour') {
    for (let at = startOfDay(from); at < startOfDay(until); at += hourMs) starts.push(at)
    return starts
  }
  const add = following[grain]
  for (let day = add(from, 0); day < until; day = add(day, 1)) starts.push(startOfDay(day))
  return starts
}
