import { type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  type CountedRows,
  type Page,
  pageOf,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import { orderSearch } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'
import { customOrders, type OrderRow } from './orders.ts'
import { orderStatus } from './schema.ts'

export const standardSort = '-createdAt'

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

const sorting: Sorting<OrderRow> = {
  id: 'id',
  keys: {
    // Version 7 ids grow with the creation time.
    createdAt: { expression: 'id', value: row => row.id, direction: 'asc' },
    email: { expression: 'email', value: row => row.email, direction: 'asc' },
    orderStatus: { expression: 'order_status', value: row => row.order_status, direction: 'asc' },
  },
}

const listQuery = adminListQuery(Object.keys(sorting.keys), standardSort).properties

export const orderFilter = Type.Object({
  orderStatus: Type.Optional(orderStatus),
  from: day('First day of the orders, in Greece'),
  to: day('Last day of the orders, in Greece'),
  unread: Type.Optional(Type.Boolean({ description: 'With an unread reply of the customer' })),
  q: listQuery.q,
})
export type OrderFilter = Static<typeof orderFilter>

export const orderListQuery = Type.Object({ ...listQuery, ...orderFilter.properties })

export interface OrderPage extends CountedRows<OrderRow> {
  /** On the last page of a search limited to the newest orders: how many were searched. */
  searched?: number
}

/** Number of newest orders searched for words too short for the trigram index. */
export const maxSearched = 5000

/** Above this number, counting the orders of a range of days costs more than the page. */
export const maxCounted = 500

/** Orders per query when the whole list is read. */
const batchSize = 1000

/** Returns a page of the list. A search without a word of three letters covers the newest {@link maxSearched}. */
export async function listOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  page: Page,
): Promise<OrderPage> {
  const { q, orderStatus: status } = filter
  const hasIndexedWord = q === undefined || /[\p{L}\p{N}]{3}/u.test(orderSearch(q))
  const query = hasIndexedWord ? matching(db, filter) : matchingNewest(db, filter)
  const found = await readPage(db, query, { filter, sort, page })
  if (hasIndexedWord || found.next) return found
  const [row] = await countOfStatus(db, status)
  if (Number(row?.sum ?? 0) <= maxSearched) return found
  return { ...found, total: undefined, searched: maxSearched }
}

/** Returns the whole list in batches, of which only one is in memory at a time. */
export async function listAllOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  after?: Page['after'],
): Promise<{ total: number | undefined; batches: AsyncIterable<OrderRow[]> }> {
  const read = (after: Page['after']) =>
    readPage(db, matching(db, filter), { filter, sort, page: { limit: batchSize, after } })
  const first = await read(after)
  async function* batches(): AsyncGenerator<OrderRow[]> {
    let page: OrderPage = first
    yield page.rows
    while (page.next) {
      page = await read(page.next)
      yield page.rows
    }
  }
  return { total: first.total, batches: batches() }
}

/** Generates a JSON list piece by piece, without a list of all its records. */
export async function* toJsonList<T>(
  batches: AsyncIterable<T[]>,
  toJson: (record: T) => string,
): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map(toJson).join()
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** Runs a query as a page; the count is part of the same statement, as a second one would double the cost. */
async function readPage(
  db: Knex,
  query: Knex.QueryBuilder,
  { filter, sort, page }: { filter: OrderFilter; sort: string; page: Page },
): Promise<OrderPage> {
  const total = countOf(db, filter)
  query.select(customOrders.columns)
  if (total) query.select({ total })
  const found = await pageOf<OrderRow & { total?: string | null }>(query, sorting, sort, page)
  if (!page.after && !found.next) return { ...found, total: found.rows.length }
  const counted = found.rows[0]?.total ?? undefined
  return { ...found, total: counted === undefined ? undefined : Number(counted) }
}

/** Returns SQL that counts the orders on all pages, or undefined for a search, which would read each of them. */
function countOf(db: Knex, filter: OrderFilter): Knex.QueryBuilder | undefined {
  const { q, from, to, unread, orderStatus } = filter
  if (q !== undefined) return undefined
  if ([from, to, unread].every(limit => limit === undefined)) return countOfStatus(db, orderStatus)
  const matches = matching(db, filter)
    .select(db.raw('1'))
    .limit(maxCounted + 1)
  return db.select(db.raw('nullif(count(*), ?)', [maxCounted + 1])).from(matches.as('matches'))
}

/** Returns SQL that counts the orders of a status, or all, from the table that triggers keep. */
function countOfStatus(db: Knex, orderStatus: OrderFilter['orderStatus']): Knex.QueryBuilder {
  const sum = db('custom_order_counts').sum({ sum: 'count' })
  return orderStatus === undefined ? sum : sum.where('order_status', orderStatus)
}

function matching(db: Knex, { orderStatus, from, to, unread, q }: OrderFilter): Knex.QueryBuilder {
  const query = customOrders.live(db)
  if (orderStatus !== undefined) query.where('order_status', orderStatus)
  if (from !== undefined) query.whereRaw(`id >= ${firstIdOf('?::date')}`, [from])
  if (to !== undefined) query.whereRaw(`id < ${firstIdOf('?::date + 1')}`, [to])
  if (unread !== undefined) query.whereRaw(unread ? 'unread' : 'not unread')
  if (q !== undefined) whereMatches(query, 'search', orderSearch(q))
  return query
}

/** Searches the newest orders that match the rest of the filter. */
function matchingNewest(db: Knex, { q = '', ...filter }: OrderFilter): Knex.QueryBuilder {
  const newest = matching(db, filter)
    .select([...customOrders.columns, 'search'])
    .orderBy('id', 'desc')
    .limit(maxSearched)
  const query = db.from(newest.as('custom_orders'))
  whereMatches(query, 'search', orderSearch(q))
  return query
}

/** Returns SQL of the smallest id of a day in Greece. @param date SQL of the day */
function firstIdOf(date: string): string {
  return `id_at((${date})::timestamp at time zone 'Europe/Athens')`
}
