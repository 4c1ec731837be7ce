import { timeZone } from '@stampa/platform'

/** Returns the day in Greece of a moment, `YYYY-MM-DD`. */
export function shopDay(moment = new Date()): string {
  // The Swedish format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}
