import type { ExportColumn } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import { type ListedMockup, listMockups, type OrderRow } from './orders.ts'

/** A row of the export: an order of designs with one of its mockups. */
interface SheetLine {
  order: OrderRow
  mockup: ListedMockup
}

export async function* linesOf(
  db: Knex,
  batches: AsyncIterable<OrderRow[]>,
): AsyncGenerator<SheetLine[]> {
  for await (const orders of batches) {
    const ids = orders.map(({ id }) => id)
    const mockups = Map.groupBy(await listMockups(db, ids), ({ order_id }) => order_id)
    yield orders.flatMap(order => (mockups.get(order.id) ?? []).map(mockup => ({ order, mockup })))
  }
}

export const sheetColumns: ExportColumn<SheetLine>[] = [
  // With a sign, so that no spreadsheet reads `12e456` as a number.
  { en: 'Order', el: 'Παραγγελία', value: ({ order }) => `#${order.id.slice(-6)}` },
  { en: 'Created', el: 'Ημερομηνία', kind: 'time', value: ({ order }) => order.created_at },
  { en: 'Status', el: 'Κατάσταση', value: ({ order }) => order.order_status },
  { en: 'Email', el: 'Email', value: ({ order }) => order.customer_email },
  { en: 'Phone', el: 'Τηλέφωνο', kind: 'phone', value: ({ order }) => order.customer_phone },
  { en: 'Product', el: 'Προϊόν', value: ({ mockup }) => mockup.product_name },
  { en: 'Colour', el: 'Χρώμα', value: ({ mockup }) => mockup.color_name },
  { en: 'View', el: 'Όψη', value: ({ mockup }) => mockup.view },
  { en: 'Quantity', el: 'Ποσότητα', value: ({ mockup }) => mockup.quantity },
  { en: 'Notes', el: 'Σημειώσεις', value: ({ order }) => order.notes },
  { en: 'Id', el: 'Id', value: ({ order }) => order.id },
]
