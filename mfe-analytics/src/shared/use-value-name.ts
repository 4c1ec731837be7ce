import { locales, useLanguage, useMessages } from '@stampa/platform'
import { useCallback, useMemo } from 'react'
import type { FilterName } from '../view/view.ts'
import { keywordText, termMessages } from './terms.messages.ts'

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
