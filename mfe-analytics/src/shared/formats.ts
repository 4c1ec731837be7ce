import { locales, timeZone, useLanguage } from '@stampa/platform'

const formats = {
  el: new Intl.NumberFormat(locales.el),
  en: new Intl.NumberFormat(locales.en),
}

export function useNumberFormat(): Intl.NumberFormat {
  return formats[useLanguage()]
}

/** Returns the formatter of shares in percent: 0.125 is `13%`, or with one digit `12.5%`. */
export function usePercent(digits: number): (share: number) => string {
  const format = new Intl.NumberFormat(locales[useLanguage()], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return share => format.format(share)
}

/** Returns the formatter of ISO times in the shop's time zone. */
export function useTimeFormat(options: Intl.DateTimeFormatOptions): (time: string) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { ...options, timeZone })
  return time => format.format(new Date(time))
}
