import { type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  type Page,
  pageOf,
  type Rows,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { orderStatus } from './schema.ts'
import { liveOrders, type OrderRow, orderColumns } from './store.ts'

const orderSorts = ['createdAt', 'email', 'orderStatus'] as const
export const standardSort = '-createdAt'

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

export const orderFilter = Type.Object({
  orderStatus: Type.Optional(orderStatus),
  from: day('First day of the orders, in Greece'),
  to: day('Last day of the orders, in Greece'),
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words to find, in any case or accents' }),
  ),
})
export type OrderFilter = Static<typeof orderFilter>

export const orderListQuery = Type.Object({
  ...adminListQuery(orderSorts, standardSort).properties,
  ...orderFilter.properties,
})

const sorting: Sorting<OrderRow> = {
  id: 'id',
  keys: {
    // Version 7 ids grow with the time of their making.
    createdAt: { expression: 'id', value: row => row.id, direction: 'asc' },
    email: { expression: 'email', value: row => row.email, direction: 'asc' },
    orderStatus: { expression: 'order_status', value: row => row.order_status, direction: 'asc' },
  },
}

export function listOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  page: Page,
): Promise<Rows<OrderRow>> {
  const query = liveOrders(db).select(orderColumns)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

/** Orders in one query of a list that has no end of its own. */
const batch = 1000

/** The whole list, piece by piece: however long it is, only a piece is in memory. */
export async function* orderBatches(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  start?: Page['after'],
): AsyncGenerator<OrderRow[]> {
  let after = start
  do {
    const { rows, next } = await listOrders(db, filter, sort, { limit: batch, after })
    yield rows
    after = next
  } while (after)
}

/** A JSON list as the pieces of its text, without a list of all its records. */
export async function* jsonList<T>(
  batches: AsyncIterable<T[]>,
  toJson: (record: T) => string,
): AsyncGenerator<string> {
  let before = '['
  for await (const batch of batches) {
    if (batch.length > 0) yield before + batch.map(toJson).join()
    if (batch.length > 0) before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** Beyond this many matches nobody reads the number, and counting them would cost more than the page. */
export const countedMatches = 500

/** How many orders there are on all pages; of a search or a range of days at most `countedMatches`. */
export async function countOrders(db: Knex, filter: OrderFilter): Promise<number> {
  const { q, from, to, orderStatus } = filter
  if (q === undefined && from === undefined && to === undefined) {
    const counted = db('custom_order_counts').sum<{ sum: string | null }[]>('count')
    if (orderStatus !== undefined) counted.where('order_status', orderStatus)
    const [row] = await counted
    return Number(row?.sum ?? 0)
  }
  const matches = liveOrders(db).select(db.raw('1')).limit(countedMatches)
  restrict(matches, filter)
  const [row] = await db.count<{ count: string }[]>('*').from(matches.as('matches'))
  return Number(row?.count ?? 0)
}

/** Keeps the orders that the filter means. */
function restrict(query: Knex.QueryBuilder, { orderStatus, from, to, q }: OrderFilter): void {
  if (orderStatus !== undefined) query.where('order_status', orderStatus)
  if (from !== undefined) query.whereRaw(`id >= ${midnight('?::date')}`, [from])
  if (to !== undefined) query.whereRaw(`id < ${midnight('?::date + 1')}`, [to])
  if (q !== undefined) whereMatches(query, 'search', q)
}

/** The least id of a day in Greece: days are those of the shop's calendar. */
function midnight(date: string): string {
  return `id_at((${date})::timestamp at time zone 'Europe/Athens')`
}
