import { useLanguage, useMessages } from '@stampa/platform'
import { areasText, piecesText, positionsText } from '@stampa/rules/printing'
import { rosterText } from '@stampa/rules/roster'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { ExportMenu } from '@stampa/ui/data-table/export-menu.tsx'
import { exportRows } from '@stampa/ui/data-table/export-rows.ts'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import type { PropsWithChildren, ReactElement } from 'react'
import { StatusForm } from '../orders/status-form.tsx'
import { useEstimateText } from '../orders/use-estimate-text.ts'
import { useMay } from '../shared/permissions.tsx'
import { shortId, useFormats } from '../shared/use-formats.ts'
import { type CustomOrder, statusMail } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './custom-orders.module.css'

interface OrderProductsProps {
  order: CustomOrder
  /** Shows only the first product, with the number of the others. */
  isShort?: boolean
}

export function OrderProducts({ order, isShort = false }: OrderProductsProps): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const language = useLanguage()
  const estimateText = useEstimateText()
  const { print } = usePrintTexts()
  const { products, quantities, options } = order
  // If one product has an icon, the others get a placeholder.
  const pictured = products.some(({ favicon }) => favicon)
  const shown = isShort ? products.slice(0, 1) : products
  const others = products.length - shown.length
  const details = [others > 0 && texts.otherProducts(others), areasText(options, language)].filter(
    Boolean,
  )
  return (
    <div className={styles.products}>
      {products.length === 0 ? (
        <p className={styles.muted}>{texts.inImageOnly}</p>
      ) : (
        <ul className={styles.lines}>
          {shown.map(
            ({ _id, title, favicon, state, estimate, choice, pieces, positions, named }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may be in the order twice, and lines never move.
              <li key={`${_id} ${index}`} className={styles.line}>
                {favicon && <img src={favicon} alt="" width="16" height="16" loading="lazy" />}
                {pictured && !favicon && <span className={styles.dot} />}
                <span className={styles.quantity}>{quantities[index]} ×</span>
                <span className={isShort ? styles.short : undefined}>
                  {title ?? (state === 'pending' ? texts.pendingProduct : texts.unknownProduct)}
                  {pieces && !isShort && (
                    <span className={styles.estimate}>{piecesText(pieces)}</span>
                  )}
                  {named && !isShort && (
                    <span className={styles.estimate}>{rosterText(named, language)}</span>
                  )}
                  {positions && !isShort && (
                    <span className={styles.estimate}>{positionsText(positions, language)}</span>
                  )}
                  {choice && !isShort && <span className={styles.estimate}>{print(choice)}</span>}
                  {estimate && !isShort && (
                    <span className={styles.estimate}>{estimateText(estimate)}</span>
                  )}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
      {details.length > 0 && <p className={styles.muted}>{details.join(', ')}</p>}
    </div>
  )
}

/** What the customer wrote beyond the products; nothing without it. */
export function OrderDetails({ order }: { order: CustomOrder }): ReactElement | null {
  const texts = useMessages(customOrdersMessages)
  const formats = useFormats()
  const { deadline, name, company, vatNumber, notes } = order
  const details = [
    deadline && `${texts.deadline}: ${formats.date(deadline)}`,
    name && `${texts.name}: ${name}`,
    company && `${texts.company}: ${company}`,
    vatNumber && `${texts.vatNumber}: ${vatNumber}`,
    notes && `${texts.customerNotes}: ${notes}`,
  ].filter(Boolean)
  if (details.length === 0) return null
  return (
    <section>
      <h3>{texts.details}</h3>
      {details.map(detail => (
        <p key={detail} className={styles.detailLine}>
          {detail}
        </p>
      ))}
    </section>
  )
}

/** The status of an order, as a form where it may be set. Its children are further fields. */
export function OrderStatus({
  order,
  children,
}: PropsWithChildren<{ order: CustomOrder }>): ReactElement {
  const texts = useMessages(customOrdersMessages)
  if (!useMay()('write')) return <Badge>{texts.statuses[order.orderStatus]}</Badge>
  return (
    <StatusForm
      label={texts.statusOf(order.email)}
      action={`/admin/custom-orders/${order._id}`}
      status={order.orderStatus}
      version={order.version}
      statuses={texts.statuses}
      mailOf={status => statusMail(order._id, status)}
    >
      {children}
    </StatusForm>
  )
}

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
    id,
    header,
    cell: row => row[id],
    exportAs: row => row[id],
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
