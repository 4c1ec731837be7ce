import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import { coloursText, type PriceChoice, printText } from '@stampa/pricing'
import { type Words, wordIn } from '@stampa/rules/words'

const messages = defineMessages({
  colours: {
    el: (colours: string) => `${colours} χρώματα`,
    en: (colours: string) => `${colours} colours`,
  },
})

/** Texts of how something is printed. */
export function usePrintTexts(words?: Words) {
  const texts = useMessages(messages)
  const language = useLanguage()
  return {
    /** `3 + 1 χρώματα`; empty where one or none is counted. */
    colours: (choice: PriceChoice) => {
      const counted = coloursText(choice)
      return counted && texts.colours(counted)
    },
    /** `Μεταξοτυπία, 2 πλευρές, 3 + 1 χρώματα` */
    print: (choice: PriceChoice) => {
      const technique = wordIn(words, choice.technique)
      const options = choice.options.map(option => wordIn(words, option))
      return printText({ ...choice, technique, options }, language)
    },
  }
}
