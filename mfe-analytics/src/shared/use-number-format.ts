import { locales, useLanguage } from '@stampa/platform'

const formats = {
  el: new Intl.NumberFormat(locales.el),
  en: new Intl.NumberFormat(locales.en),
}

/** Returns the number format of the page's language. */
export function useNumberFormat(): Intl.NumberFormat {
  return formats[useLanguage()]
}
