import { createContext, useContext, useMemo } from 'react'
import { contentLanguage, defaultLanguage, type Language } from './language.ts'
import { type Message, type Messages, shownIn, textsIn } from './messages.ts'

/** The language that the visitor has chosen. The shell provides it around every page. */
export const LanguageContext = createContext<Language | undefined>(undefined)

/** The texts of a screen, in the language that the page is shown in. */
export function useMessages<T extends object>(messages: Messages<T>): T {
  const language = useContext(LanguageContext)
  return useMemo(() => textsIn(messages, language), [messages, language])
}

/** The language of the page: of its dates and numbers, and of what says nothing else. */
export function useLanguage(): Language {
  return useContext(LanguageContext) ?? defaultLanguage
}

/**
 * For the `lang` attribute of a text: its language where that is not the page's, as of an
 * English text that is specified for a Greek page (WCAG 3.1.2).
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

/**
 * For the `lang` attribute of what the shop has written itself: that is Greek, also where the page
 * around it is not.
 */
export function useContentLang(): Language | undefined {
  return useLanguage() === contentLanguage ? undefined : contentLanguage
}
