import { type Language, locales, timeZone, useLanguage } from '@stampa/platform'
import { useMemo } from 'react'

export interface Formats {
  /** 20 Nov 2026 */
  date: (isoDate: string) => string
  /** 20 Nov 2026, 12:30, in the shop's time zone */
  dateTime: (moment: string) => string
  /** €1,128.40 */
  euro: (amount: number) => string
  /** 30.00% */
  percent: (percentage: number) => string
  /** 200,000 */
  count: (number: number) => string
}

/** Returns the formats of dates and amounts in the language of the screen. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(() => formatsIn(language), [language])
}

/** Returns the formats of dates and amounts in a language. */
export function formatsIn(language: Language): Formats {
  const locale = locales[language]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const count = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    date: text => date.format(new Date(text)),
    dateTime: text => dateTime.format(new Date(text)),
    euro: euro.format,
    percent: value => percent.format(value / 100),
    count: count.format,
  }
}
