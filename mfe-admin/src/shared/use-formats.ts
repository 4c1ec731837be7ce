import { type Language, locales, timeZone, useLanguage } from '@stampa/platform'
import { useMemo } from 'react'

export type Formats = ReturnType<typeof formatsIn>

export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(() => formatsIn(language), [language])
}

export function formatsIn(language: Language) {
  const locale = locales[language]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The Greek «μ.μ.» would be followed by the full stop of its sentence.
    hourCycle: 'h23',
    timeZone,
  })
  const month = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const count = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    /** 20 Nov 2026 */
    date: (isoDate: string) => date.format(new Date(isoDate)),
    /** 20 Nov 2026, 12:30, in the shop's time zone */
    dateTime: (moment: string) => dateTime.format(new Date(moment)),
    /** Nov 2026, of `2026-11` */
    month: (isoMonth: string) => month.format(new Date(isoMonth)),
    /** €1,128.40 */
    euro: (amount: number) => euro.format(amount),
    /** 1,128.40, below a header that names the currency */
    amount: (euros: number) => amount.format(euros),
    /** 30.00% */
    percent: (percentage: number) => percent.format(percentage / 100),
    /** 200,000 */
    count: (number: number) => count.format(number),
  }
}

/** Returns the short name of an order: the last 6 characters of its id. */
export function shortId(id: string): string {
  return id.slice(-6)
}

/**
 * Returns the link that begins a mail. A visitor's address may contain `?bcc=`, which must not become a header.
 *
 * @example mailto('a@b.gr', 'Order 3f') // 'mailto:a%40b.gr?subject=Order%203f'
 */
export function mailto(address: string, subject?: string): string {
  const link = `mailto:${encodeURIComponent(address)}`
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(subject)}`
}

/** Returns the link that calls a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
