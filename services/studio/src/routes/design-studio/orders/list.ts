import { type Static, Type } from '@stampa/service-kit'
import { type Page, pageOf, pageQuery, type Rows, type Sorting } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { orderStatus } from './schema.ts'
import { liveOrders, type OrderRow, orderColumns } from './store.ts'

export const orderListQuery = Type.Object({
  ...pageQuery.properties,
  status: Type.Optional(orderStatus),
})

const sorting: Sorting<OrderRow> = {
  id: 'id',
  // Version 7 ids grow with the time of their making.
  keys: { createdAt: { expression: 'id', value: row => row.id, direction: 'asc' } },
}

export const newestFirst = '-createdAt'

export function listOrders(
  db: Knex,
  { status }: Pick<Static<typeof orderListQuery>, 'status'>,
  page: Page,
): Promise<Rows<OrderRow>> {
  const query = liveOrders(db).select(orderColumns)
  if (status !== undefined) query.where('order_status', status)
  return pageOf(query, sorting, newestFirst, page)
}

/** How many orders there are on all pages. */
export async function countOrders(
  db: Knex,
  { status }: Pick<Static<typeof orderListQuery>, 'status'>,
): Promise<number> {
  const query = liveOrders(db).count<{ count: string }[]>('*')
  if (status !== undefined) query.where('order_status', status)
  const [row] = await query
  return Number(row?.count ?? 0)
}
