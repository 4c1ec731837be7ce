import { defineMessages, useMessages } from '@stampa/platform'
import type { LineEstimate } from '@stampa/pricing'
import { useFormats } from '../shared/use-formats.ts'

const messages = defineMessages({
  estimate: {
    el: (net: string, total: string) => `εκτίμηση ${net} + ΦΠΑ = ${total}`,
    en: (net: string, total: string) => `estimate ${net} + VAT = ${total}`,
  },
  print: {
    el: (sides: number, colours: number) => `πλευρές: ${sides}, χρώματα: ${colours}`,
    en: (sides: number, colours: number) => `sides: ${sides}, colours: ${colours}`,
  },
})

/** Returns a function that states how a line is printed and its estimated price. */
export function useEstimateText(): (estimate: LineEstimate) => string {
  const texts = useMessages(messages)
  const { euro } = useFormats()
  return ({ technique, sides, colours, options, net, total }) =>
    [
      technique,
      texts.print(sides, colours),
      ...options,
      texts.estimate(euro(net), euro(total)),
    ].join(', ')
}
