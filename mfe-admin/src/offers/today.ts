import { timeZone } from '@stampa/platform'

/** The day that it is in the shop, as `2026-11-20`. */
export function today(now: Date = new Date()): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
