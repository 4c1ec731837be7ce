import { locales, useLanguage } from '@stampa/platform'
import { type Cents, decimalNumber } from '@stampa/pricing'

/** Formats of prices in the language of the page. */
export function usePriceFormats() {
  const locale = locales[useLanguage()]
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const count = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return {
    /** 4,90 € */
    euro: (amount: number) => euro.format(amount),
    cents: (amount: Cents) => euro.format(decimalNumber(amount)),
    count: (quantity: number) => count.format(quantity),
    /** Πέμπτη 3 Δεκεμβρίου @param date `YYYY-MM-DD` */
    day: (date: string) => day.format(new Date(date)),
  }
}
