/** Formats days in Greece, independent of the server's time zone. */
const athens = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** @example athensDate(new Date('2026-11-19T22:30:00Z')) // '2026-11-20' */
export function athensDate(moment = new Date()): string {
  return athens.format(moment)
}

/** @example addDays('2026-12-31', 30) // '2027-01-30' */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
