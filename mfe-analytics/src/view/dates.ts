/** A day in the shop's time zone: `2026-11-20`. */
export type Day = string

/** A range of days, both ends included. */
export interface Period {
  startDate: Day
  endDate: Day
}

const dayLength = 86_400_000

/** Whether the text is an existing day, which `2026-02-30` is not. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** Returns the number of days in a period, both ends included. */
export function daysIn({ startDate, endDate }: Period): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / dayLength + 1
}

/** Returns the period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const endDate = addDays(period.startDate, -1)
  return { startDate: addDays(endDate, 1 - daysIn(period)), endDate }
}

export function isSamePeriod(a: Period, b: Period): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate
}
