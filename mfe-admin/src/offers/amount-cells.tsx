import { useMessages } from '@stampa/platform'
import { type Cents, decimalNumber, type OfferTotals } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { amountColumns, amountGroups, groupNames } from './amount-columns.ts'
import type { ShownAmounts } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-table.module.css'

interface OfferTableHeadProps {
  /** Headers of the columns before the computed ones. */
  leading: readonly string[]
  /** There is a column of buttons at the end. */
  hasActions?: boolean
}

/** Two rows of headers: groups of computed columns, and the columns. */
export function OfferTableHead({ leading, hasActions }: OfferTableHeadProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    <thead>
      <tr>
        <td colSpan={leading.length} className={styles.group} />
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
        {leading.map((header, index) => (
          <th
            key={header}
            scope="col"
            className={index === 0 ? styles.header : styles.numberHeader}
          >
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
  /** How many columns come before the computed ones. */
  leading: number
  hasActions?: boolean
}

/** TOTALS: what sums up to something; per item nothing does. */
export function TotalsRow({ totals, leading, hasActions }: TotalsRowProps): ReactElement {
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
      <th scope="row" colSpan={leading} className={styles.header}>
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
