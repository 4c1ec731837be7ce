import { csvRows, writeCsv } from '@stampa/service-kit/csv'
import type { Knex } from 'knex'
import { type OrderFilter, orderBatches, standardSort } from './list.ts'
import type { OrderRow } from './store.ts'

const header = ['Id', 'Created', 'Status', 'Email', 'Phone', 'Products', 'Options', 'Image']

/** The orders as pieces of a CSV file. */
export async function* exportOrders(db: Knex, filter: OrderFilter): AsyncGenerator<string> {
  yield writeCsv(header, [])
  for await (const rows of orderBatches(db, filter, standardSort)) yield csvRows(rows.map(toCells))
}

function toCells(row: OrderRow): string[] {
  return [
    row.id,
    row.created_at.toISOString(),
    row.order_status,
    row.email,
    row.phone,
    row.lines.map(({ quantity, title, product }) => `${quantity} × ${title ?? product}`).join('; '),
    row.options.join(', '),
    row.image ? 'yes' : 'no',
  ]
}
