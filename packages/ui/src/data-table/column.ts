import type { ReactNode } from 'react'
import type { TableSort } from './table-view.ts'

/** A value to sort rows by; absent values come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: (row: Row) => SortValue
  /** Value in an exported file; null leaves the column out. @default `sortBy` */
  exportAs?: ((row: Row) => SortValue) | null
  /** The value is a moment: an exported file has it in the shop's time zone, which the header names. */
  isTime?: boolean
  /** `end` aligns the digits of numbers and dates. */
  align?: 'start' | 'end'
  /** `fit`: as narrow as the content; `wide`: takes the remaining width. */
  width?: 'fit' | 'wide'
  /**
   * The row's header cell (`th scope="row"`). One per table; it cannot be hidden. A function returns its
   * accessible name, where the cell shows more than that.
   */
  rowHeader?: boolean | ((row: Row) => string)
  /** Hidden on a narrow screen; the row's page shows it. */
  secondary?: boolean
}

const collator = new Intl.Collator('el', { numeric: true })

/** Compares two present values: texts in Greek dictionary order, numbers inside them by value. */
export function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

/** Returns the rows sorted by a column; the same array without a sort or for an unsortable column. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (!sort || !value) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map(row => ({ row, value: value(row) ?? undefined }))
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined) {
        return Number(a.value === undefined) - Number(b.value === undefined)
      }
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}
