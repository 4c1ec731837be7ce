import { csvRows, writeCsv } from '@stampa/service-kit/csv'
import type { Knex } from 'knex'
import { listOrders, type OrderFilter, standardSort } from './list.ts'
import type { OrderRow } from './store.ts'

const header = ['Id', 'Created', 'Status', 'Email', 'Phone', 'Products', 'Options', 'Image']

const batch = 1000

/** The orders as pieces of a CSV file: however many there are, only a batch is in memory. */
export async function* exportOrders(db: Knex, filter: OrderFilter): AsyncGenerator<string> {
  yield writeCsv(header, [])
  let after: Awaited<ReturnType<typeof listOrders>>['next']
  do {
    const { rows, next } = await listOrders(db, filter, standardSort, { limit: batch, after })
    yield csvRows(rows.map(toCells))
    after = next
  } while (after)
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
