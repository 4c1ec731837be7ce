import { LanguageContext } from '@stampa/platform'
import { useContext, useMemo } from 'react'
import { answersInGreek } from './answers.messages.ts'
import type { NoticeText } from './notices.ts'

/** Puts what a rule or a service says into the language of the screen. */
export function useAnswerText(): (text: NoticeText) => string {
  // English until somebody has chosen: the back office is specified in it.
  const language = useContext(LanguageContext) ?? 'en'
  return useMemo(
    () => text => {
      if (typeof text !== 'string') return text[language]
      return (language === 'el' ? answersInGreek[text] : undefined) ?? text
    },
    [language],
  )
}
