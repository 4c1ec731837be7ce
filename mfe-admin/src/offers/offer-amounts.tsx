import { useMessages } from '@stampa/platform'
import type { OfferTotals } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import type { ShownAmounts } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'

type AmountField = keyof ShownAmounts

/** The computed columns of the form and the preview, in groups from left to right. */
const amountGroups = [
  [
    'groupCost',
    ['costPerItemWithoutVAT', 'costPerItem', 'totalCostWithoutVAT', 'costVAT', 'totalCost'],
  ],
  [
    'groupRevenue',
    [
      'netRevenue',
      'vat',
      'totalRevenue',
      'sellingPricePerItemWithoutVAT',
      'sellingPricePerItemWithVAT',
    ],
  ],
  ['groupProfit', ['profit', 'profitPerItem']],
] as const satisfies readonly [string, readonly AmountField[]][]

const amountColumns = amountGroups.flatMap(([, columns]): readonly AmountField[] => columns)

/** The computed columns that a narrow screen shows in the form, without their groups: each with its full name. */
const results: Partial<Record<AmountField, 'totalCost' | 'totalRevenue' | 'totalProfit'>> = {
  totalCost: 'totalCost',
  totalRevenue: 'totalRevenue',
  profit: 'totalProfit',
}

/** Number of columns before the computed ones. */
const entered = 3

export const columnCount = entered + amountColumns.length

/**
 * Two header rows: the product with the groups of columns, and the columns.
 *
 * @param hasActions the table has a column of buttons at the end
 */
export function OfferTableHead({ hasActions }: { hasActions?: boolean }): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    <thead>
      <tr>
        <th scope="colgroup" colSpan={entered} className={styles.header}>
          {texts.product}
        </th>
        {amountGroups.map(([name, columns]) => (
          <th key={name} scope="colgroup" colSpan={columns.length} className={styles.group}>
            {texts[name]}, €
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

/** The computed cells of a line. @param amounts in EUR */
export function AmountCells({
  amounts,
}: {
  amounts: Readonly<Record<AmountField, number>>
}): ReactElement[] {
  const { amount } = useFormats()
  return useAmountCells(column => amount(amounts[column]))
}

interface SetupRowProps {
  /** EUR */
  amounts: Readonly<Record<AmountField, number>>
  hasActions?: boolean
}

/** The set-up of the whole offer: with it, the lines add up to the totals. */
export function SetupRow({ amounts, hasActions }: SetupRowProps): ReactElement {
  const { setup } = useMessages(offerFormMessages)
  return (
    <tbody className={styles.item}>
      <tr>
        <th scope="row" colSpan={entered} className={styles.header}>
          {setup}
        </th>
        <AmountCells amounts={amounts} />
        {hasActions && <td />}
      </tr>
    </tbody>
  )
}

/** Returns the cells of the computed columns. */
function useAmountCells(textOf: (column: AmountField) => string): ReactElement[] {
  const texts = useMessages(offerFormMessages)
  return amountColumns.map(column => {
    const name = results[column]
    return (
      <td
        key={column}
        data-label={name && `${texts[name]}, €`}
        className={name ? styles.result : styles.amount}
      >
        {textOf(column)}
      </td>
    )
  })
}

/** The totals of an offer in EUR and percent. */
export type ShownTotals = Readonly<Record<keyof OfferTotals, number>>

interface TotalsRowProps {
  totals: ShownTotals
  hasActions?: boolean
}

/** The totals row; columns per item have no total. */
export function TotalsRow({ totals, hasActions }: TotalsRowProps): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { amount } = useFormats()
  const sums: Partial<Record<AmountField, number>> = { ...totals, profit: totals.totalProfit }
  const cells = useAmountCells(column => (sums[column] === undefined ? '' : amount(sums[column])))
  return (
    <tr className={styles.totals}>
      <th scope="row" colSpan={entered} className={styles.header}>
        {texts.totals}
      </th>
      {cells}
      {hasActions && <td />}
    </tr>
  )
}

/** The four specified totals of an offer, and its net profit after VAT. */
export function OfferSummary({ totals }: { totals: ShownTotals }): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { euro, percent } = useFormats()
  const shown = [
    [texts.totalCost, euro(totals.totalCost)],
    [texts.totalRevenue, euro(totals.totalRevenue)],
    [texts.totalProfit, euro(totals.totalProfit)],
    [texts.profitMargin, percent(totals.profitMargin)],
    [texts.netProfit, euro(totals.netProfit), styles.net],
    [texts.netMargin, percent(totals.netMargin), styles.net],
  ]
  return (
    <div>
      <Figures rows={shown} />
      <p className={styles.hint}>{texts.netNote}</p>
    </div>
  )
}

/** Terms with their values, and a class of their own if any. */
export function Figures({ rows }: { rows: readonly (string | undefined)[][] }): ReactElement {
  return (
    <dl className={styles.summary}>
      {rows.map(([term, value, className]) => (
        <div key={term} className={className}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
