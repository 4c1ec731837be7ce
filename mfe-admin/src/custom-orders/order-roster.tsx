import { useLanguage, useMessages } from '@stampa/platform'
import { rosterText } from '@stampa/rules/roster'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { ExportMenu } from '@stampa/ui/data-table/export-menu.tsx'
import { exportRows } from '@stampa/ui/data-table/export-rows.ts'
import type { ReactElement } from 'react'
import { shortId } from '../shared/use-formats.ts'
import type { CustomOrder } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'

/** Names and numbers of an order's pieces, also as a file for the workshop; nothing without them. */
export function OrderRoster({ order }: { order: CustomOrder }): ReactElement | null {
  const texts = useMessages(customOrdersMessages)
  const language = useLanguage()
  const { products, roster = [] } = order
  const rows = roster.flatMap((list, index) =>
    list.map(row => ({ title: products[index]?.title ?? texts.unknownProduct, ...row })),
  )
  if (rows.length === 0) return null
  type Row = (typeof rows)[number]
  const column = (id: keyof Row, header: string): Column<Row> => ({
    ...{ id, header, cell: row => row[id], exportAs: row => row[id] },
  })
  const columns = [
    column('title', texts.product),
    column('size', texts.size),
    column('colour', texts.colour),
    column('name', texts.name),
    column('number', texts.number),
  ]
  return (
    <details className={styles.roster}>
      <summary>{rosterText(rows.length, language)}</summary>
      <ExportMenu
        onExport={format => exportRows(`order-${shortId(order._id)}`, format, columns, rows)}
      />
      <table aria-label={rosterText(rows.length, language)}>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and never move.
            <tr key={index}>
              {columns.map(({ id, cell }) => (
                <td key={id}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
