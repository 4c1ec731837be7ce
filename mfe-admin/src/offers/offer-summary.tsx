import { useMessages } from '@stampa/platform'
import { decimalNumber, type OfferTotals } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-table.module.css'

type SummaryTotals = Pick<
  OfferTotals,
  'totalCost' | 'totalRevenue' | 'totalProfit' | 'profitMargin' | 'netProfit' | 'netMargin'
>

/** The four specified totals of an offer, and its net profit after VAT. */
export function OfferSummary({ totals }: { totals: SummaryTotals }): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { euro, percent } = useFormats()
  const shown = [
    [texts.totalCost, euro(decimalNumber(totals.totalCost))],
    [texts.totalRevenue, euro(decimalNumber(totals.totalRevenue))],
    [texts.totalProfit, euro(decimalNumber(totals.totalProfit))],
    [texts.profitMargin, percent(decimalNumber(totals.profitMargin))],
  ]
  const net = [
    [texts.netProfit, euro(decimalNumber(totals.netProfit))],
    [texts.netMargin, percent(decimalNumber(totals.netMargin))],
  ]
  return (
    <div>
      <dl className={styles.summary}>
        {shown.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {net.map(([term, value]) => (
          <div key={term} className={styles.net}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{texts.netNote}</p>
    </div>
  )
}
