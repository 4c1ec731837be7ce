import type { ExportColumn } from '@stampa/service-kit/sheet-export'
import type { OrderLine, OrderRow } from './orders.ts'

/** A row of the export: an order with one of its products, or without any. */
interface SheetLine {
  order: OrderRow
  line?: OrderLine | undefined
}

/** Generates a line for each product of the orders; one without products has one line. */
export async function* linesOf(batches: AsyncIterable<OrderRow[]>): AsyncGenerator<SheetLine[]> {
  for await (const orders of batches) {
    yield orders.flatMap((order): SheetLine[] =>
      order.lines.length > 0 ? order.lines.map(line => ({ order, line })) : [{ order }],
    )
  }
}

export const sheetColumns: ExportColumn<SheetLine>[] = [
  // With a sign, so that no spreadsheet reads `12e456` as a number.
  { en: 'Order', el: 'Παραγγελία', value: ({ order }) => `#${order.id.slice(-6)}` },
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: ({ order }) => order.created_at },
  { en: 'Status', el: 'Κατάσταση', value: ({ order }) => order.order_status },
  { en: 'Email', el: 'Email', value: ({ order }) => order.email },
  { en: 'Phone', el: 'Τηλέφωνο', kind: 'phone', value: ({ order }) => order.phone },
  { en: 'Product', el: 'Προϊόν', value: ({ line }) => line && (line.title ?? line.product) },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ line }) => line?.quantity },
  { en: 'Options', el: 'Επιλογές', value: ({ order }) => order.options.join(', ') },
  { en: 'Image', el: 'Εικόνα', value: ({ order }) => (order.image ? 'yes' : 'no') },
  { en: 'Id', el: 'Id', value: ({ order }) => order.id },
]
