import { defineMessages, useMessages } from '@stampa/platform'
import { type Pieces, piecesText } from '@stampa/rules/printing'
import { wordIn } from '@stampa/rules/words'
import { Button } from '@stampa/ui/button/button.tsx'
import { usePriceFormats } from '@stampa/ui/price/formats.ts'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import { type ReactElement, useRef } from 'react'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { countOf, piecesOf, type TypedOrder, usualDay } from './order-rules.ts'
import { type OrderLine, totalOf } from './order-total.ts'

const messages = defineMessages({
  title: { el: 'Τι παραγγέλνετε', en: 'What you order' },
  pieces: {
    el: (count: string) => `${count} τεμ.`,
    en: (count: string) => `${count} pcs`,
  },
  noPieces: { el: 'χωρίς ποσότητα', en: 'no quantity' },
  names: {
    el: (names: number, pieces: number) =>
      `${names} ονόματα για ${pieces} τεμάχια: παραγγέλνετε ${names}.`,
    en: (names: number, pieces: number) =>
      `${names} names for ${pieces} pieces: you order ${names}.`,
  },
  noSizes: {
    el: 'Χωρίς μεγέθη: θα σας ρωτήσουμε πόσα από το καθένα.',
    en: 'Without sizes: we will ask how many of each.',
  },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  total: { el: 'Σύνολο με ΦΠΑ', en: 'Total with VAT' },
  partial: {
    el: 'Χωρίς όσα έχουν τιμή με προσφορά.',
    en: 'Without what has a price by offer.',
  },
})

interface OrderSummaryProps extends Pick<OrderFormData, 'products' | 'today'> {
  order: TypedOrder
}

/** What is ordered, before the button that sends it. A shop without price tables has the pieces only. */
export function OrderSummary({ order, products, today }: OrderSummaryProps): ReactElement | null {
  const texts = useMessages(messages)
  const { estimate, delivery, net: netLabel } = useMessages(pricesMessages)
  const { cents, day } = usePriceFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPrices = products.some(({ priceTable }) => priceTable)
  const { lines, net, total } = totalOf(order.items, products)
  const usual = usualDay(order.items, products, today)
  const isPartial = lines.some(line => !line.estimate)
  const remove = (id: string) => {
    const form = heading.current?.closest('form')
    form?.querySelector<HTMLInputElement>(`[name="products"][value="${CSS.escape(id)}"]`)?.click()
    // The section itself vanishes with the last product.
    const next = lines.length > 1 ? heading.current : form?.querySelector('fieldset input')
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <section className={styles.summary}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ul>
        {lines.map(line => (
          <Line key={line.product._id} {...{ line, hasPrices, remove }} />
        ))}
      </ul>
      {total > 0n && (
        <dl className={styles.totals}>
          <dt>{netLabel}</dt>
          <dd>{cents(net)}</dd>
          <dt>{texts.total}</dt>
          <dd>{cents(total)}</dd>
        </dl>
      )}
      {total > 0n && (
        <p className={styles.hint}>
          {isPartial && `${texts.partial} `}
          {usual && delivery(day(usual))} {estimate}
        </p>
      )}
    </section>
  )
}

interface LineProps {
  line: OrderLine
  hasPrices: boolean
  remove: (id: string) => void
}

function Line({ line, hasPrices, remove }: LineProps): ReactElement {
  const { product, item, choice, estimate, names, hasNoSizes } = line
  const texts = useMessages(messages)
  const { byOffer } = useMessages(pricesMessages)
  const { cents, count } = usePriceFormats()
  const quantity = countOf(item.quantity)
  const { words } = product
  const { print } = usePrintTexts(words)
  const inWords = ({ colour, size, count }: Pieces) => ({
    colour: wordIn(words, colour),
    size: wordIn(words, size),
    count,
  })
  return (
    <li className={styles.line}>
      <strong lang={product.language}>{product.title}</strong>
      <Button
        size="small"
        aria-label={`${texts.remove}: ${product.title}`}
        onClick={() => remove(product._id)}
      >
        {texts.remove}
      </Button>
      <span>
        {quantity > 0 ? texts.pieces(count(quantity)) : texts.noPieces}
        {item.pieces && ` (${piecesText(piecesOf(item).map(inWords))})`}
        {choice && `, ${print(choice)}`}
      </span>
      {hasPrices && <span className={styles.sum}>{estimate ? cents(estimate.net) : byOffer}</span>}
      {names && <p className={styles.warning}>{texts.names(names.names, names.pieces)}</p>}
      {hasNoSizes && <p className={styles.warning}>{texts.noSizes}</p>}
    </li>
  )
}
