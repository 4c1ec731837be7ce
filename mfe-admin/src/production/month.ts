const day = 86_400_000

/**
 * Returns the days of the weeks that a month touches, from Monday to Sunday.
 *
 * @param month `2026-11`
 * @example daysOf('2026-11')[0] // '2026-10-26'
 */
export function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01`)
  const last = Date.parse(`${monthAfter(month, 1)}-01`) - day
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * day
  const end = last + ((7 - new Date(last).getUTCDay()) % 7) * day
  return Array.from({ length: (end - start) / day + 1 }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  )
}

/** @example monthAfter('2026-12', 1) // '2027-01' */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}
