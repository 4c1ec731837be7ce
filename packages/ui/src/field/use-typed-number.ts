import { defineMessages, locales, useLanguage, useMessages } from '@stampa/platform'
import { numberText, readNumber } from '@stampa/rules/numbers'
import { useState } from 'react'

const messages = defineMessages({
  ambiguous: {
    el: 'Το σημείο πριν από τρία ψηφία σημαίνει χιλιάδες ή δεκαδικά: γράψτε 1234 ή 1,23.',
    en: 'A separator before three digits can mean thousands or decimals: write 1234 or 1.23.',
  },
  decimals: { el: 'Έως δύο δεκαδικά.', en: 'At most two decimals.' },
  notNumber: { el: 'Δεν είναι αριθμός.', en: 'This is not a number.' },
})

interface TypedNumberSource {
  /** As typed, or as a plain decimal. */
  text: string
  onText: (text: string) => void
  error: string | undefined
  /** Shows it as 1,234.50. @default 1234.5 */
  isMoney?: boolean | undefined
}

/**
 * Returns the attributes of an input for a number in any language's writing. Outside of typing it shows the number that
 * was understood, or the reason why there is none.
 */
export function useTypedNumber({ text, onText, error, isMoney = false }: TypedNumberSource) {
  const texts = useMessages(messages)
  const locale = locales[useLanguage()]
  const [isTyping, setTyping] = useState(false)
  const { number, refusal } = readNumber(text)
  const isRefused = refusal && text.trim() !== '' && (!isTyping || error !== undefined)
  return {
    error: isRefused ? texts[refusal] : error,
    input: {
      value: isTyping || refusal ? text : numberText(number, locale, isMoney),
      onChange: (event: { currentTarget: { value: string } }) => {
        setTyping(true)
        onText(event.currentTarget.value)
      },
      onBlur: () => setTyping(false),
      // A number field of the browser drops the comma of '2,35' in some languages, which leaves 235.
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
    } as const,
  }
}
