import { locales, useLanguage, useMessages } from '@stampa/platform'
import { useCallback, useMemo } from 'react'
import type { FilterName } from '../view/view.ts'
import { valueMessages } from './values.messages.ts'

/** A dimension whose values have display names. */
export type Dimension = FilterName | 'entryPage' | 'exitPage'

const countryCode = /^[A-Z]{2}$/

/**
 * Returns the display name of a dimension's value: a country's name for its code, and a text for an
 * unknown value.
 */
export function useValueName(): (dimension: Dimension, value: string) => string {
  const texts = useMessages(valueMessages)
  const locale = locales[useLanguage()]
  const countries = useMemo(
    () => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }),
    [locale],
  )
  return useCallback(
    (dimension, value) => {
      if (value === '') return texts.unknown
      if (dimension === 'country' && countryCode.test(value)) return countries.of(value) ?? value
      if (isKnown(dimension, value)) return texts[value]
      return value
    },
    [texts, countries],
  )
}

const known = {
  source: ['direct', 'other', 'google', 'facebook', 'instagram', 'linkedin'],
  userType: ['admin', 'user'],
  device: ['desktop', 'mobile', 'tablet'],
} as const satisfies Partial<Record<Dimension, readonly (keyof typeof valueMessages)[]>>

type Known = (typeof known)[keyof typeof known][number]

function isKnown(dimension: Dimension, value: string): value is Known {
  const values: Partial<Record<Dimension, readonly string[]>> = known
  return values[dimension]?.includes(value) ?? false
}
