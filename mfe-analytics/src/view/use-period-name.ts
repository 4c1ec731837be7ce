import { locales, useLanguage } from '@stampa/platform'
import type { Period } from './dates.ts'

/** Writes a period as its days: `1–20 Nov 2026`. */
export function usePeriodName(): (period: Period) => string {
  const locale = locales[useLanguage()]
  // Days, not moments: they are the same wherever the reader is.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ startDate, endDate }) => format.formatRange(new Date(startDate), new Date(endDate))
}
