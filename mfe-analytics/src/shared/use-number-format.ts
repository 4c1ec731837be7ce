import { locales, useLanguage } from '@stampa/platform'

const formats = {
  el: new Intl.NumberFormat(locales.el),
  en: new Intl.NumberFormat(locales.en),
}

/** How counts are written in the page's language. */
export function useNumberFormat(): Intl.NumberFormat {
  return formats[useLanguage()]
}
