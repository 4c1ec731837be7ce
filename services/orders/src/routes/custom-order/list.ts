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
}

/** Lists with how many there are in one question, since each costs as much again as the page. */
export async function listOrders(
  db: Knex,
  filter: OrderFilter,
  sort: string,
  page: Page,
): Promise<OrderPage> {
  const total = totalOf(db, filter)
  const query = liveOrders(db).select(orderColumns)
  if (total) query.select({ total })
  restrict(query, filter)
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
  const list = (after: Page['after']) => listOrders(db, filter, sort, { limit: batch, after })
  const first = await list(after)
  async function* batches(): AsyncGenerator<OrderRow[]> {
    let page: OrderPage = first
    yield page.rows
    while (page.next) {
      page = await list(page.next)
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
  if (from === undefined && to === undefined) {
    const counted = db('custom_order_counts').sum('count')
    return orderStatus === undefined ? counted : counted.where('order_status', orderStatus)
  }
  const matches = liveOrders(db)
    .select(db.raw('1'))
    .limit(countedOrders + 1)
  restrict(matches, filter)
  return db.select(db.raw('nullif(count(*), ?)', [countedOrders + 1])).from(matches.as('matches'))
}

/** Keeps the orders that the filter means. */
function restrict(query: Knex.QueryBuilder, { orderStatus, from, to, q }: OrderFilter): void {
  // Written out, one of four words: a plan for any status could not use the index of one.
  if (orderStatus !== undefined) query.whereRaw(`order_status = '${orderStatus}'`)
  if (from !== undefined) query.whereRaw(`id >= ${midnight('?::date')}`, [from])
  if (to !== undefined) query.whereRaw(`id < ${midnight('?::date + 1')}`, [to])
  if (q !== undefined) whereMatches(query, 'search', q)
}

/** The least id of a day in Greece: days are those of the shop's calendar. */
function midnight(date: string): string {
  return `id_at((${date})::timestamp at time zone 'Europe/Athens')`
}
