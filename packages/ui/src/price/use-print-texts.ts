import { defineMessages, useMessages } from '@stampa/platform'
import { coloursText, type PriceChoice } from '@stampa/pricing'
import { type Words, wordIn } from '@stampa/rules/words'

const messages = defineMessages({
  sides: {
    el: (sides: number) => (sides === 1 ? '1 πλευρά' : `${sides} πλευρές`),
    en: (sides: number) => (sides === 1 ? '1 side' : `${sides} sides`),
  },
  colours: {
    el: (colours: string) => `${colours} χρώματα`,
    en: (colours: string) => `${colours} colours`,
  },
})

/** Texts of how something is printed. */
export function usePrintTexts(words?: Words) {
  const texts = useMessages(messages)
  /** `3 + 1 χρώματα`; empty where one or none is counted. */
  const colours = (choice: PriceChoice) => {
    const counted = coloursText(choice)
    return counted && texts.colours(counted)
  }
  return {
    colours,
    /** `Μεταξοτυπία, 2 πλευρές, 3 + 1 χρώματα` */
    print: (choice: PriceChoice) =>
      [choice.technique, texts.sides(choice.sides), colours(choice), ...choice.options]
        .map(part => wordIn(words, part))
        .filter(Boolean)
        .join(', '),
  }
}
