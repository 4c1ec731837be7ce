import { defineMessages, useMessages } from '@stampa/platform'
import type { PriceChoice } from '@stampa/pricing'

const messages = defineMessages({
  sides: {
    el: (sides: number) => (sides === 1 ? '1 πλευρά' : `${sides} πλευρές`),
    en: (sides: number) => (sides === 1 ? '1 side' : `${sides} sides`),
  },
  colours: {
    el: (colours: number) => (colours === 1 ? '1 χρώμα' : `${colours} χρώματα`),
    en: (colours: number) => (colours === 1 ? '1 colour' : `${colours} colours`),
  },
})

/** Returns a function that names a print in the language of the page: 'Μεταξοτυπία, 2 πλευρές, 1 χρώμα'. */
export function usePrintText(): (choice: PriceChoice) => string {
  const texts = useMessages(messages)
  return ({ technique, sides, colours, options }) =>
    [technique, texts.sides(sides), texts.colours(colours), ...options].join(', ')
}
