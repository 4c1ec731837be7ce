import { createContext, useContext, useMemo } from 'react'
import { contentLanguage, defaultLanguage, type Language } from './language.ts'
import { type Message, type Messages, shownIn, textsIn } from './messages.ts'

/** The language that the visitor has chosen; the shell provides it. */
export const LanguageContext = createContext<Language | undefined>(undefined)

/** Returns the texts of a screen in the page's language. */
export function useMessages<T extends object>(messages: Messages<T>): T {
  const language = useContext(LanguageContext)
  return useMemo(() => textsIn(messages, language), [messages, language])
}

/** Returns the page's language, for dates and numbers. */
export function useLanguage(): Language {
  return useContext(LanguageContext) ?? defaultLanguage
}

/**
 * Returns the function that gives a text's `lang` attribute: its language where it differs from the page's (WCAG
 * 3.1.2).
 *
 * @example <p lang={langOf(messages.failed)}>{texts.failed}</p>
 */
export function useLangOf(): (message: Message<unknown>) => Language | undefined {
  const chosen = useContext(LanguageContext)
  return message => {
    const language = shownIn(message, chosen)
    return language === (chosen ?? defaultLanguage) ? undefined : language
  }
}

/** Returns the `lang` attribute of content that has no translations, such as names of colours and people. */
export function useContentLang(): Language | undefined {
  return useLanguage() === contentLanguage ? undefined : contentLanguage
}
