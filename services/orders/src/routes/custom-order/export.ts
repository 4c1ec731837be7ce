import { csvRows, writeCsv } from '@stampa/service-kit/csv'
import type { Knex } from 'knex'
import { listAllOrders, type OrderFilter, standardSort } from './list.ts'
import type { OrderRow } from './store.ts'

const header = ['Id', 'Created', 'Status', 'Email', 'Phone', 'Products', 'Options', 'Image']

/** The orders as pieces of a CSV file. */
export async function* exportOrders(db: Knex, filter: OrderFilter): AsyncGenerator<string> {
  let begin = writeCsv(header, [])
  const { batches } = await listAllOrders(db, filter, standardSort)
  for await (const rows of batches) {
    yield begin + csvRows(rows.map(toCells))
    begin = ''
  }
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
