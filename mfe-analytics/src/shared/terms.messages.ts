import { locales, type Message, type Messages, useLanguage, useMessages } from '@stampa/platform'
import { useCallback, useMemo } from 'react'
import type { FilterName } from '../view/view.ts'

/** Defines messages that are specified in English, as are all of the dashboard. */
export function specifiedInEnglish<T extends object>(messages: Messages<T>): Messages<T> {
  for (const message of Object.values<Message<unknown>>(messages)) message.specified = 'en'
  return messages
}

/** Returns the text of a service's keyword, or the keyword if it has none. */
export function keywordText(texts: Record<string, unknown>, keyword: string): string {
  const text = texts[keyword]
  return typeof text === 'string' ? text : keyword
}

/** Texts of several cards, and names of values that the service returns as keywords. */
export const termMessages = specifiedInEnglish({
  asTable: { el: 'Ως πίνακας', en: 'Show as a table' },
  failed: { el: 'Δεν φορτώθηκε.', en: 'Could not be loaded.' },
  sessions: { el: 'Επισκέψεις', en: 'Sessions' },
  pageViews: { el: 'Προβολές σελίδων', en: 'Page views' },
  unknown: { el: 'Άγνωστο', en: 'Unknown' },
  direct: { el: 'Απευθείας', en: 'Direct' },
  other: { el: 'Άλλη', en: 'Other' },
  google: { el: 'Google', en: 'Google' },
  facebook: { el: 'Facebook', en: 'Facebook' },
  instagram: { el: 'Instagram', en: 'Instagram' },
  linkedin: { el: 'LinkedIn', en: 'LinkedIn' },
  admin: { el: 'Διαχειριστής', en: 'Admin' },
  user: { el: 'Χρήστης', en: 'User' },
  desktop: { el: 'Υπολογιστής', en: 'Desktop' },
  mobile: { el: 'Κινητό', en: 'Mobile' },
  tablet: { el: 'Τάμπλετ', en: 'Tablet' },
})

/** A dimension whose values have display names. */
export type Dimension = FilterName | 'entryPage' | 'exitPage'

/** Dimensions whose values are keywords of the service. */
const hasKeywords: readonly Dimension[] = ['source', 'userType', 'device']

const countryCode = /^[A-Z]{2}$/

/**
 * Returns the display name of a dimension's value: a country's name for its code, and a text for an
 * unknown value.
 */
export function useValueName(): (dimension: Dimension, value: string) => string {
  const texts = useMessages(termMessages)
  const locale = locales[useLanguage()]
  const countries = useMemo(
    () => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }),
    [locale],
  )
  return useCallback(
    (dimension, value) => {
      if (value === '') return texts.unknown
      if (dimension === 'country' && countryCode.test(value)) return countries.of(value) ?? value
      return hasKeywords.includes(dimension) ? keywordText(texts, value) : value
    },
    [texts, countries],
  )
}
