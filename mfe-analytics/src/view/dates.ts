import { timeZone } from '@stampa/platform'

/** A day of the shop's calendar, `2026-11-20`. */
export type Day = string

/** From one day to another, both included. */
export interface Period {
  startDate: Day
  endDate: Day
}

const dayLength = 86_400_000
/** Spells a day as ISO 8601 does. */
const spelling = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** The day that it is in the shop, wherever the reader is. */
export function dayOf(instant: Date): Day {
  return spelling.format(instant)
}

/** Whether the text is a day that exists: `2026-02-30` does not. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** How many days a period has, its ends included. */
export function daysIn({ startDate, endDate }: Period): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / dayLength + 1
}

/** The period of the same length that ends where this one begins. */
export function periodBefore(period: Period): Period {
  const endDate = addDays(period.startDate, -1)
  return { startDate: addDays(endDate, 1 - daysIn(period)), endDate }
}
