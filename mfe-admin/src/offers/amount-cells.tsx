import { useMessages } from '@stampa/platform'
import { type Cents, decimalNumber, type OfferTotals } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { amountColumns, amountGroups, groupNames } from './amount-columns.ts'
import type { ShownAmounts } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-table.module.css'

interface OfferTableHeadProps {
  /** There is a column of buttons at the end. */
  hasActions?: boolean
}

/** How many columns come before the computed ones. */
const entered = 3

/** All columns of the table. */
export const columnCount = entered + amountColumns.length

/** Two rows of headers: that of the product, which stands above its amounts, with groups of columns, and the columns. */
export function OfferTableHead({ hasActions }: OfferTableHeadProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    <thead>
      <tr>
        <th scope="colgroup" colSpan={entered} className={styles.header}>
          {texts.product}
        </th>
        {groupNames.map(name => (
          <th
            key={name}
            scope="colgroup"
            colSpan={amountGroups[name].length}
            className={styles.group}
          >
            {texts[name]}
          </th>
        ))}
        {hasActions && <td className={styles.group} />}
      </tr>
      <tr>
        {[texts.quantity, texts.printCost, texts.margin].map(header => (
          <th key={header} scope="col" className={styles.numberHeader}>
            {header}
          </th>
        ))}
        {amountColumns.map(column => (
          <th key={column} scope="col" className={styles.amountHeader}>
            {texts.columns[column]}
          </th>
        ))}
        {hasActions && <td />}
      </tr>
    </thead>
  )
}

/** The computed cells of a line. */
export function AmountCells({ amounts }: { amounts: ShownAmounts }): ReactElement[] {
  const { euro } = useFormats()
  return amountColumns.map(column => (
    <td key={column} className={styles.amount}>
      {euro(decimalNumber(amounts[column]))}
    </td>
  ))
}

interface TotalsRowProps {
  totals: OfferTotals
  hasActions?: boolean
}

/** TOTALS: what sums up to something; per item nothing does. */
export function TotalsRow({ totals, hasActions }: TotalsRowProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { euro } = useFormats()
  const sums: Partial<Record<keyof ShownAmounts, Cents>> = {
    totalCostWithoutVAT: totals.totalCostWithoutVAT,
    costVAT: totals.costVAT,
    totalCost: totals.totalCost,
    netRevenue: totals.netRevenue,
    vat: totals.vat,
    totalRevenue: totals.totalRevenue,
    profit: totals.totalProfit,
  }
  return (
    <tr className={styles.totals}>
      <th scope="row" colSpan={entered} className={styles.header}>
        {texts.totals}
      </th>
      {amountColumns.map(column => {
        const sum = sums[column]
        return (
          <td key={column} className={styles.amount}>
            {sum === undefined ? '' : euro(decimalNumber(sum))}
          </td>
        )
      })}
      {hasActions && <td />}
    </tr>
  )
}
