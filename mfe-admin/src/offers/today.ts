import { timeZone } from '@stampa/platform'

/** Returns the current day in the shop's time zone, as `2026-11-20`. */
export function today(now: Date = new Date()): string {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
