import { useMessages } from '@stampa/platform'
import { type Cents, decimalNumber, type OfferTotals } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import type { ShownAmounts } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-table.module.css'

type AmountField = keyof ShownAmounts

/** The computed columns of the form and the preview, in groups. */
const amountGroups = {
  groupCost: [
    'costPerItemWithoutVAT',
    'costPerItem',
    'totalCostWithoutVAT',
    'costVAT',
    'totalCost',
  ],
  groupRevenue: [
    'netRevenue',
    'vat',
    'totalRevenue',
    'sellingPricePerItemWithoutVAT',
    'sellingPricePerItemWithVAT',
  ],
  groupProfit: ['profit', 'profitPerItem'],
} as const satisfies Record<string, readonly AmountField[]>

const groupNames = ['groupCost', 'groupRevenue', 'groupProfit'] as const

/** All computed columns, from left to right. */
const amountColumns: readonly AmountField[] = groupNames.flatMap(name => [...amountGroups[name]])

interface OfferTableHeadProps {
  /** The table has a column of buttons at the end. */
  hasActions?: boolean
}

/** Number of columns before the computed ones. */
const entered = 3

/** Number of columns of the table. */
export const columnCount = entered + amountColumns.length

/** Two header rows: the product with the groups of columns, and the columns. */
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

/** The totals row; columns per item have no total. */
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
