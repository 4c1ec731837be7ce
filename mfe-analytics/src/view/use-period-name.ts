import { locales, useLanguage } from '@stampa/platform'
import type { Period } from './dates.ts'

/** Returns a formatter of periods: `1–20 Nov 2026`. */
export function usePeriodName(): (period: Period) => string {
  const locale = locales[useLanguage()]
  // Days are parsed as UTC, and so formatted in UTC.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ startDate, endDate }) => format.formatRange(new Date(startDate), new Date(endDate))
}
