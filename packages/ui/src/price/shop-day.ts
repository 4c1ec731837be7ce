import { timeZone } from '@stampa/platform'

/** Returns the present day in Greece, `YYYY-MM-DD`. */
export function shopDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
}
