import { LanguageContext } from '@stampa/platform'
import { useContext, useMemo } from 'react'
import { inGreek } from './answers.messages.ts'
import type { NoticeText } from './notices.ts'

/** Returns a function that translates messages of rules and services into the language of the screen. */
export function useAnswerText(): (text: NoticeText) => string {
  // The specification's language, until the administrator has chosen one.
  const language = useContext(LanguageContext) ?? 'en'
  return useMemo(
    () => text => {
      if (typeof text !== 'string') return text[language]
      return language === 'el' ? inGreek(text) : text
    },
    [language],
  )
}
