import { Problem } from '@stampa/service-kit'
import { addDays, addMonths, athensDate, startOfDay } from '../calendar/athens.ts'

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
  grain: 'day' | 'month'
  from: number
  until: number
  /** Days that a month has too many are subtracted. */
  sign: 1 | -1
}

/**
 * The fewest sums that make up the range: whole months, and the days that they lack or have too many, whichever are
 * fewer. Each end costs half a month of days at most.
 */
export function cover({ from, until }: Range): Stretch[] {
  const begin = nearestMonth(from)
  const end = nearestMonth(until)
  const days = (from: string, until: string, sign: Stretch['sign']) =>
    stretch('day', from, until, sign)
  const stretches = [
    begin < from ? days(begin, from, -1) : days(from, begin, 1),
    stretch('month', begin, end, 1),
    until < end ? days(until, end, -1) : days(end, until, 1),
  ].filter(({ from, until }) => from < until)
  const direct = days(from, until, 1)
  const isLess = begin < end && daysIn(stretches) < daysIn([direct])
  return isLess ? stretches : [direct]
}

/** The first day of a month that is the fewest days away. */
function nearestMonth(day: string): string {
  const [before, after] = [addMonths(day, 0), addMonths(day, 1)]
  const at = startOfDay(day)
  return at - startOfDay(before) < startOfDay(after) - at ? before : after
}

function stretch(
  grain: Stretch['grain'],
  from: string,
  until: string,
  sign: Stretch['sign'],
): Stretch {
  return { grain, from: startOfDay(from), until: startOfDay(until), sign }
}

/** Milliseconds that are summed up from days. */
function daysIn(stretches: readonly Stretch[]): number {
  return stretches
    .filter(({ grain }) => grain === 'day')
    .reduce((sum, { from, until }) => sum + until - from, 0)
}

const hourMs = 3_600_000

/** The beginnings of all hours, days or months that the range touches, in milliseconds. */
export function bucketStarts({ from, until }: Range, grain: 'hour' | 'day' | 'month'): number[] {
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
