import type { Column } from '@stampa/ui/data-table/column.ts'
import type { ReactNode } from 'react'

type Layout<Row> = Pick<Column<Row>, 'align' | 'width' | 'rowHeader' | 'secondary'>

/** Layout of a short field, which is hidden on a narrow screen. */
export const detail = { width: 'fit', secondary: true } as const

/** Layout of a number that is a detail. */
export const numberDetail = { ...detail, align: 'end' } as const

/** Returns the sortable column of one field. */
export function fieldColumn<Id extends string, Row extends Readonly<Record<Id, string | number>>>(
  id: Id,
  header: string,
  layout: Layout<Row> = {},
  format: (value: Row[Id]) => ReactNode = value => value,
): Column<Row> {
  return { id, header, ...layout, cell: row => format(row[id]), sortBy: row => row[id] }
}
