import { useMessages } from '@stampa/platform'
import {
  deliveryDay,
  estimatePrice,
  nextCheaperStep,
  type PriceChoice,
  type PriceTable,
} from '@stampa/pricing'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { readQuantity, techniqueOf } from './choice.ts'
import styles from './estimate-view.module.css'
import { usePriceFormats } from './formats.ts'
import { pricesMessages } from './prices.messages.ts'
import { usePrintTexts } from './use-print-texts.ts'

interface EstimateViewProps {
  table: PriceTable
  choice: PriceChoice
  /** As typed. */
  quantity: string
  /** The present day, `YYYY-MM-DD`. */
  today: string
  /** Takes the minimum or the next cheaper step; undefined where the quantity is a sum. */
  onQuantity: ((quantity: string) => void) | undefined
}

/** Price of a choice, exact as the offer that follows computes it; announced when it changes. */
export function EstimateView(props: EstimateViewProps): ReactElement | null {
  const { table, choice, quantity: typed, today, onQuantity } = props
  const texts = useMessages(pricesMessages)
  const { cents, count, day } = usePriceFormats()
  const { colours } = usePrintTexts()
  const technique = techniqueOf(table, choice)
  if (!technique) return null
  const read = readQuantity(typed, technique)
  const estimate = 'quantity' in read ? estimatePrice(table, choice, read.quantity) : undefined
  const minimum = technique.tiers[0]?.quantity ?? 1
  const step = estimate && nextCheaperStep(table, choice, estimate)
  const takes = (quantity: number, text: string) =>
    onQuantity ? (
      <Button size="small" onClick={() => onQuantity(String(quantity))}>
        {text}
      </Button>
    ) : (
      text
    )
  return (
    <div className={styles.estimate}>
      <output className={styles.price}>
        {estimate ? (
          <>
            <strong>{cents(estimate.netPerItem)}</strong> {texts.perItem}
          </>
        ) : 'quantity' in read ? (
          texts.byOffer
        ) : read.problem === 'minimum' ? (
          texts.belowMinimum(count(minimum))
        ) : (
          texts[read.problem]
        )}
      </output>
      <dl className={styles.amounts}>
        <dt>{estimate && texts.items(count(estimate.quantity), cents(estimate.pricePerItem))}</dt>
        <dd>{estimate && cents(estimate.pricePerItem * BigInt(estimate.quantity))}</dd>
        {technique.setupFee > 0 && (
          <>
            <dt>{[texts.setup, colours(choice)].filter(Boolean).join(': ')}</dt>
            <dd>{estimate ? cents(estimate.setupFee) : '–'}</dd>
          </>
        )}
        <dt>{texts.net}</dt>
        <dd>{estimate ? cents(estimate.net) : '–'}</dd>
        <dt>{texts.vat}</dt>
        <dd>{estimate ? cents(estimate.vat) : '–'}</dd>
        <dt>{texts.total}</dt>
        <dd className={styles.total}>{estimate ? cents(estimate.total) : '–'}</dd>
      </dl>
      <div className={styles.step}>
        {step &&
          takes(
            step.quantity,
            step.total < estimate.total
              ? texts.cheaperTotal(count(step.quantity), cents(step.total))
              : texts.step(count(step.quantity), cents(step.netPerItem)),
          )}
        {estimate && !step && texts.cheapest}
        {'problem' in read &&
          read.problem === 'minimum' &&
          takes(minimum, texts.minimum(count(minimum)))}
      </div>
      <p className={styles.note}>
        {texts.delivery(day(deliveryDay(today, table.workingDays)))} {texts.estimate}
      </p>
    </div>
  )
}
