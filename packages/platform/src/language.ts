/** What the site speaks. */
export const languages = ['el', 'en'] as const
export type Language = (typeof languages)[number]

/** Name of the query parameter and of the cookie that a choice is kept in. */
export const languageKey = 'lang'

/** The language of a page whose visitor has chosen none. */
export const defaultLanguage: Language = 'el'

/** The language of what the shop itself publishes: its products, posts and banners. */
export const contentLanguage: Language = 'el'

/** For `Intl`: dates as 20/11/2026, in the shop's own time zone everywhere. */
export const locales = { el: 'el-GR', en: 'en-GB' } as const
export const timeZone = 'Europe/Athens'

/**
 * The language that a visitor has chosen: by the address, else by an earlier choice. Undefined
 * without one: then every text is in the language of its specification.
 *
 * @param search query of the address
 * @param cookies as the `Cookie` header or `document.cookie` spells them
 * @example chosenLanguage('?lang=en', 'lang=el') // 'en'
 */
export function chosenLanguage(search: string, cookies = ''): Language | undefined {
  const cookie = new RegExp(`(?:^|; )${languageKey}=(\\w+)(?:;|$)`).exec(cookies)?.[1]
  return addressLanguage(search) ?? asLanguage(cookie)
}

/** The language that an address asks for by itself, whoever follows it. */
export function addressLanguage(search: string): Language | undefined {
  return asLanguage(new URLSearchParams(search).get(languageKey))
}

export function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find(language => language === text)
}

/**
 * The address of a page in a language.
 *
 * @param language undefined for the address that leaves it to the visitor's choice
 * @example inLanguage('/products?page=2', 'en') // '/products?page=2&lang=en'
 */
export function inLanguage(path: string, language: Language | undefined): string {
  const [pathname = '', search] = path.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete(languageKey)
  if (language) parameters.set(languageKey, language)
  return parameters.size > 0 ? `${pathname}?${parameters}` : pathname
}
