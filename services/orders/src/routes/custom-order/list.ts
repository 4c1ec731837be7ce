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

/** A page of the list. */
interface OrderPage extends Rows<OrderRow> {
  /** How many orders there are on all pages, where that is known or cheap to know. */
  total: number | undefined
  /** At the end of a search that did not look through all orders: through how many. */
  searched?: number
}

/** Among so many of the newest orders that the filters leave, words are looked for that are too short for an index. */
export const searchedOrders = 5000

/** Whether a search has no word that its index could find: three letters or digits in a row. */
function isShort(q: string | undefined): boolean {
  return q !== undefined && !/[\p{L}\p{N}]{3}/u.test(q)
}

/** A page of the list. A search for short words does not look through all of it: see {@link searchedOrders}. */
export async function listOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  page: Page,
): Promise<OrderPage> {
  const query = { filter, sort, page }
  if (!isShort(filter.q)) return list(db, matching(db, filter), query)
  const found = await list(db, amongNewest(db, filter), query)
  if (found.next || (await countOrders(db, filter)) <= searchedOrders) return found
  return { ...found, total: undefined, searched: searchedOrders }
}

/** Lists with how many there are in one question, since each costs as much again as the page. */
async function list(
  db: Knex,
  query: Knex.QueryBuilder,
  { filter, sort, page }: { filter: OrderFilter; sort: string; page: Page },
): Promise<OrderPage> {
  const total = totalOf(db, filter)
  query.select(orderColumns)
  if (total) query.select({ total })
  const name = statementName(filter, sort, page)
  if (name !== undefined) query.options({ name })
  const found = await pageOf<OrderRow & { total?: string | null }>(query, sorting, sort, page)
  if (!page.after && !found.next) return { ...found, total: found.rows.length }
  const counted = found.rows[0]?.total ?? undefined
  return { ...found, total: counted === undefined ? undefined : Number(counted) }
}

/**
 * What PostgreSQL keeps the list's statement under, which then need not be read and planned each time: a third of
 * what it costs. A search is planned for its words: rare ones are found by their index, others by walking.
 *
 * @returns the same for the same SQL, and only for that
 */
function statementName(
  { q, orderStatus, from, to }: OrderFilter,
  sort: string,
  { after }: Page,
): string | undefined {
  if (q !== undefined) return undefined
  const parts = [sort, after && 'after', orderStatus, from && 'from', to && 'to']
  return `orders ${parts.map(part => part ?? '').join()}`
}

/** Orders in one query of a list that has no end of its own. */
const batch = 1000

/** The whole list, piece by piece: however long it is, only a piece is in memory. */
export async function listAllOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  after?: Page['after'],
): Promise<{ total: number | undefined; batches: AsyncIterable<OrderRow[]> }> {
  const next = (after: Page['after']) =>
    list(db, matching(db, filter), { filter, sort, page: { limit: batch, after } })
  const first = await next(after)
  async function* batches(): AsyncGenerator<OrderRow[]> {
    let page: OrderPage = first
    yield page.rows
    while (page.next) {
      page = await next(page.next)
      yield page.rows
    }
  }
  return { total: first.total, batches: batches() }
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

/** Beyond this many, counting the orders of a range of days would cost more than the page. */
export const countedOrders = 500

/** SQL that counts the orders on all pages; undefined for a search, which would look at each of them. */
function totalOf(db: Knex, filter: OrderFilter): Knex.QueryBuilder | undefined {
  const { q, from, to, orderStatus } = filter
  if (q !== undefined) return undefined
  if (from === undefined && to === undefined) return counted(db, orderStatus)
  const matches = matching(db, filter)
    .select(db.raw('1'))
    .limit(countedOrders + 1)
  return db.select(db.raw('nullif(count(*), ?)', [countedOrders + 1])).from(matches.as('matches'))
}

/** SQL of how many orders there are, or of a status. */
function counted(db: Knex, orderStatus: OrderFilter['orderStatus']): Knex.QueryBuilder {
  const sum = db('custom_order_counts').sum({ sum: 'count' })
  return orderStatus === undefined ? sum : sum.where('order_status', orderStatus)
}

/** How many orders there are of the filter's status, whatever else it means. */
async function countOrders(db: Knex, { orderStatus }: OrderFilter): Promise<number> {
  const [row] = await counted(db, orderStatus)
  return Number(row?.sum ?? 0)
}

/** The orders that a filter means. */
function matching(db: Knex, filter: OrderFilter): Knex.QueryBuilder {
  const query = liveOrders(db)
  restrict(query, filter)
  if (filter.q !== undefined) whereMatches(query, 'search', filter.q)
  return query
}

/** Those of them that are among the newest which would be there without the search. */
function amongNewest(db: Knex, filter: OrderFilter): Knex.QueryBuilder {
  const newest = liveOrders(db)
  restrict(newest, filter)
  newest
    .select([...orderColumns, 'search'])
    .orderBy('id', 'desc')
    .limit(searchedOrders)
  const query = db.from(newest.as('custom_orders'))
  if (filter.q !== undefined) whereMatches(query, 'search', filter.q)
  return query
}

/** Keeps the orders of a status and of some days. */
function restrict(query: Knex.QueryBuilder, { orderStatus, from, to }: OrderFilter): void {
  // Written out, one of four words: a plan for any status could not use the index of one.
  if (orderStatus !== undefined) query.whereRaw(`order_status = '${orderStatus}'`)
  if (from !== undefined) query.whereRaw(`id >= ${midnight('?::date')}`, [from])
  if (to !== undefined) query.whereRaw(`id < ${midnight('?::date + 1')}`, [to])
}

/** The least id of a day in Greece: days are those of the shop's calendar. */
function midnight(date: string): string {
  return `id_at((${date})::timestamp at time zone 'Europe/Athens')`
}
