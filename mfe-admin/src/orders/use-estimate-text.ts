import { defineMessages, useMessages } from '@stampa/platform'
import type { LineEstimate } from '@stampa/pricing'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import { useFormats } from '../shared/use-formats.ts'

const messages = defineMessages({
  estimate: {
    el: (net: string, total: string) => `εκτίμηση ${net} + ΦΠΑ = ${total}`,
    en: (net: string, total: string) => `estimate ${net} + VAT = ${total}`,
  },
})

/** Returns a function that states how a line is printed and its estimated price. */
export function useEstimateText(): (estimate: LineEstimate) => string {
  const texts = useMessages(messages)
  const { print } = usePrintTexts()
  const { euro } = useFormats()
  return estimate =>
    `${print(estimate)}, ${texts.estimate(euro(estimate.net), euro(estimate.total))}`
}
