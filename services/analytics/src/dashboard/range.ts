import { Problem } from '@stampa/service-kit'
import { addDays, addDekads, addMonths, athensDate, startOfDay } from '../calendar/athens.ts'
import type { Grain } from '../storage/tally.ts'

/** Days in Greece that the dashboard shows. */
export interface Range {
  /** First day. */
  from: string
  /** The day after the last. */
  until: string
}

/** Days that are shown when none are asked for: the last 30 and today. */
const shownDays = 30

/** Longer than visits are kept. */
const maxDays = 3 * 366

/** @throws Problem 400 when there is no such day, or the last is before the first */
export function readRange(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  now = Date.now(),
): Range {
  const last = endDate === undefined ? athensDate(now) : readDay('endDate', endDate)
  const from = startDate === undefined ? addDays(last, -shownDays) : readDay('startDate', startDate)
  if (from > last) throw invalid('endDate', 'The end must not be before the start')
  if (addDays(from, maxDays) < last) throw invalid('startDate', 'The range is too long')
  return { from, until: addDays(last, 1) }
}

/** @param text a date, or a moment, which is in a day of Greece */
function readDay(field: string, text: string): string {
  const moment = Date.parse(text.length === 10 ? `${text}T12:00:00Z` : text)
  if (Number.isNaN(moment)) throw invalid(field, 'There is no such day')
  const day = text.length === 10 ? text : athensDate(moment)
  // Date.parse takes 30 February for 2 March.
  if (addDays(day, 0) !== day) throw invalid(field, 'There is no such day')
  return day
}

function invalid(field: string, message: string): Problem {
  return new Problem(400, 'invalid_range', message, { errors: [{ field, message }] })
}

/** A stretch of rollups of one grain, in milliseconds. */
export interface Stretch {
  grain: 'day' | 'dekad' | 'month'
  from: number
  until: number
  /** What is in it too many is subtracted. */
  sign: 1 | -1
}

/**
 * The fewest sums that make up the range: of the longest grain, of the next what those lack or have too many, and so
 * on. Besides months it is fourteen sums of each value at most where there are dekads, and thirty-one where there are none.
 *
 * @param grains those that there are sums by, the shortest first
 */
export function cover({ from, until }: Range, grains: readonly Stretch['grain'][]): Stretch[] {
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

/** The day on which a stretch of the grain begins that is the fewest days away. */
function nearest(grain: Stretch['grain'], day: string): string {
  const add = following[grain]
  const [before, after] = [add(day, 0), add(day, 1)]
  const at = startOfDay(day)
  return at - startOfDay(before) < startOfDay(after) - at ? before : after
}

/** What leads from one day to another; backwards it is subtracted. */
function between(grain: Stretch['grain'], from: string, to: string): Stretch[] {
  if (from === to) return []
  const [a, b] = [startOfDay(from), startOfDay(to)]
  return a < b ? [{ grain, from: a, until: b, sign: 1 }] : [{ grain, from: b, until: a, sign: -1 }]
}

/** About how many sums these are of each value. */
function sumsIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { grain, from, until }) => sum + (until - from) / lengths[grain], 0)
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Milliseconds. */
const lengths = { day: dayMs, dekad: 10 * dayMs, month: 30 * dayMs }

/** How much time a point of a chart is about: dekads are for adding up alone. */
export const chartGrains = ['hour', 'day', 'month'] as const satisfies Grain[]

export type ChartGrain = (typeof chartGrains)[number]

/** The beginnings of all hours, days or months that the range touches, in milliseconds. */
export function bucketStarts({ from, until }: Range, grain: ChartGrain): number[] {
  const starts: number[] = []
  if (grain === 'hour') {
    for (let at = startOfDay(from); at < startOfDay(until); at += hourMs) starts.push(at)
    return starts
  }
  const next =
    grain === 'day' ? (day: string) => addDays(day, 1) : (day: string) => addMonths(day, 1)
  for (let day = grain === 'day' ? from : addMonths(from, 0); day < until; day = next(day)) {
    starts.push(startOfDay(day))
  }
  return starts
}
