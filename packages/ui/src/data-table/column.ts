import type { ReactNode } from 'react'

/** What rows can be sorted by; absent values come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: (row: Row) => SortValue
  /** What a file of the rows holds; without it what the column sorts by. Null leaves the column out. */
  exportAs?: ((row: Row) => SortValue) | null
  /** Numbers and dates of equal form stand at the end, so that their digits line up. */
  align?: 'start' | 'end'
  /** `fit` is as narrow as its content; `wide` takes what the others leave. */
  width?: 'fit' | 'wide'
  /** Names the row: read out with every other cell of it. One per table. */
  rowHeader?: boolean
  /** Left out on a narrow screen, where the row's page shows it. */
  secondary?: boolean
}

const collator = new Intl.Collator('el', { numeric: true })

/** Orders two present values: texts as a Greek dictionary does, numbers inside them by size. */
export function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}
