/** Days, dekads and months begin in Greece, whatever the server's time zone; hours are those of UTC. */

import { addDays, shopDay as athensDate } from '@stampa/rules/shop-time'

export { addDays, athensDate }

const hourMs = 3_600_000

/** Lengths of the rollups' buckets, by their number in the database; a dekad is a third of a month. */
export const grains = { hour: 0, day: 1, month: 2, dekad: 3 } as const

export type Grain = keyof typeof grains

/** Returns the start of the hour that contains a moment, both in ms since 1970. */
export function hourOf(moment: number): number {
  return Math.floor(moment / hourMs) * hourMs
}

/** Returns the starts of the buckets that contain a moment, all in ms since 1970. */
export function bucketsOf(moment: number): Record<Grain, number> {
  const hour = hourOf(moment)
  const date = athensDate(hour)
  return {
    hour,
    day: startOfDay(date),
    dekad: startOfDay(addDekads(date, 0)),
    month: startOfDay(addMonths(date, 0)),
  }
}

/** Returns the moment at which a day begins in Greece: 21:00 or 22:00 UTC of the day before. */
export function startOfDay(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const early = midnight - 3 * hourMs
  return athensDate(early) === date ? early : midnight - 2 * hourMs
}

/**
 * Returns the first day of the dekad that is `dekads` after the date's. The dekads of a month begin on its
 * 1st, 11th and 21st (definition of the World Meteorological Organization).
 *
 * @example addDekads('2026-11-30', 0) // '2026-11-21'
 */
export function addDekads(date: string, dekads: number): string {
  const third = Math.min(Math.floor((Number(date.slice(8)) - 1) / 10), 2) + dekads
  const month = addMonths(date, Math.floor(third / 3))
  return `${month.slice(0, 8)}${((third % 3) + 3) % 3}1`
}

/**
 * Returns the first day of the month that is `months` after the date's.
 *
 * @example addMonths('2026-11-20', 2) // '2027-01-01'
 */
export function addMonths(date: string, months: number): string {
  const moment = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  return moment.toISOString().slice(0, 10)
}
