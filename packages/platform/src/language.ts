/** Languages of the site. */
export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * Name of the query parameter and of the cookie with the visitor's choice. With TLS the gateway sets the cookie with
 * the prefix `__Host-`.
 */
export const languageKey = 'lang'

/** Language of a page without a choice. */
export const defaultLanguage: Language = 'el'

/** Language that the shop's content is written in. */
export const contentLanguage: Language = 'el'

/** Locales for `Intl`. */
export const locales = { el: 'el-GR', en: 'en-GB' } as const
export const timeZone = 'Europe/Athens'

/**
 * Returns the language that the visitor has chosen, by address or cookie. Undefined without a choice: every text is
 * then in the language of its specification.
 *
 * @param search query of the address
 * @param cookies in the format of the `Cookie` header
 * @example chosenLanguage('?lang=en', 'lang=el') // 'en'
 */
export function chosenLanguage(search: string, cookies = ''): Language | undefined {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)(?:;|$)`).exec(cookies)?.[1]
  return (
    addressLanguage(search) ??
    asLanguage(cookie(`__Host-${languageKey}`)) ??
    asLanguage(cookie(languageKey))
  )
}

/** Returns the language that an address names. */
export function addressLanguage(search: string): Language | undefined {
  return asLanguage(new URLSearchParams(search).get(languageKey))
}

export function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find(language => language === text)
}

/**
 * Returns the address of a page in a language.
 *
 * @param language undefined for the address without a language
 * @example inLanguage('/products?page=2', 'en') // '/products?page=2&lang=en'
 */
export function inLanguage(path: string, language: Language | undefined): string {
  const [pathname = '', search] = path.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete(languageKey)
  if (language) parameters.set(languageKey, language)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}
