import { defineMessages, locales, useLanguage, useMessages } from '@stampa/platform'
import type { LineEstimate } from '@stampa/pricing'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import type { ReactElement } from 'react'
import styles from './order-progress.module.css'

const messages = defineMessages({
  estimate: {
    el: (print: string, net: string, total: string) =>
      `${print}: εκτίμηση ${net} + ΦΠΑ, σύνολο ${total}`,
    en: (print: string, net: string, total: string) =>
      `${print}: estimated ${net} + VAT, ${total} in all`,
  },
  note: {
    el: 'Οι τιμές είναι εκτίμηση και δεν μας δεσμεύουν: η τελική τιμή είναι στην προσφορά μας.',
    en: 'The prices are an estimate and not binding: our offer has the final price.',
  },
  sum: {
    el: (net: string, total: string) => `Εκτίμηση για όλα: ${net} + ΦΠΑ, σύνολο ${total}`,
    en: (net: string, total: string) => `Estimate for all: ${net} + VAT, ${total} in all`,
  },
})

/** The print of an ordered item with the price that the customer saw for it. */
export function Estimate({ estimate }: { estimate: LineEstimate }): ReactElement {
  const texts = useMessages(messages)
  const locale = locales[useLanguage()]
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const { print } = usePrintTexts()
  const { net, total } = estimate
  return (
    <span className={styles.estimate}>
      {texts.estimate(print(estimate), euro.format(net), euro.format(total))}
    </span>
  )
}

/** The sum of an order's estimates. */
export function EstimateSum({ estimates }: { estimates: readonly LineEstimate[] }): ReactElement {
  const texts = useMessages(messages)
  const locale = locales[useLanguage()]
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const sumOf = (field: 'net' | 'total') =>
    euro.format(estimates.reduce((sum, estimate) => sum + estimate[field], 0))
  return <p>{texts.sum(sumOf('net'), sumOf('total'))}</p>
}

/** States that estimates are not binding, as the mails do. */
export function EstimateNote(): ReactElement {
  return <p className={styles.quiet}>{useMessages(messages).note}</p>
}
