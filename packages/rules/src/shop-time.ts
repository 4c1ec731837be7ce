/** The shop's days and times are those of Greece, whatever the zone of a server or visitor. */
export const timeZone = 'Europe/Athens'

/** Made at its first use. The Swedish format of dates is that of ISO 8601. */
let day: Intl.DateTimeFormat | undefined

/** @example shopDay(new Date('2026-11-19T22:30:00Z')) // '2026-11-20' */
export function shopDay(moment: Date | number = Date.now()): string {
  day ??= new Intl.DateTimeFormat('sv-SE', { timeZone })
  return day.format(moment)
}

/** @example addDays('2026-12-31', 30) // '2027-01-30' */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
