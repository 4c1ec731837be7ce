import { addDays, shopDay } from '@stampa/rules/shop-time'
import { type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  type CountedRows,
  countedPage,
  pageOf,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import { allPages } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import { whereOfClient } from '../clients/store.ts'
import { type OfferStatus, offerStatuses, statusOn } from './status.ts'
import { type OfferRow, offerColumns, selectOffers } from './store.ts'

const byColumn = <Column extends keyof OfferRow>(column: Column) => ({
  expression: `o.${column}`,
  value: (row: OfferRow) => String(row[column]),
  direction: 'asc' as const,
})

const sorting: Sorting<OfferRow> = {
  id: 'o.id',
  keys: {
    // Version 7 ids grow with the creation time.
    createdAt: byColumn('id'),
    number: byColumn('number_key'),
    customerName: {
      ...byColumn('customer_name'),
      expression: 'o.customer_name collate "el-x-icu"',
    },
    offerDate: byColumn('offer_date'),
    totalCost: byColumn('total_cost_cents'),
    totalRevenue: byColumn('total_revenue_cents'),
    totalProfit: byColumn('total_profit_cents'),
    profitMargin: byColumn('profit_margin_bp'),
  },
}

export const offerSorts = Object.keys(sorting.keys)

const day = Type.Optional(Type.String({ format: 'date', pattern: '^20\\d\\d-' }))
const origin = (description: string) => Type.Optional(Type.String({ format: 'uuid', description }))

const standardSort = '-createdAt'
const listQuery = adminListQuery(offerSorts, standardSort).properties

/** An offer ends soon from this number of days before its last day. */
const endingDays = 3

export const offerFilter = Type.Object({
  q: listQuery.q,
  status: Type.Optional(Type.Enum(offerStatuses)),
  from: day,
  to: day,
  ending: Type.Optional(
    Type.Enum(['soon'], { description: `Sent, with a last day within ${endingDays} days` }),
  ),
  customOrder: origin('Made from this custom order'),
  designOrder: origin('Made from this order of the design studio'),
})
type OfferFilter = Static<typeof offerFilter>

export const offerListQuery = Type.Object({ ...listQuery, ...offerFilter.properties })

/** Returns the offers outside the trash, or a page of them. */
export function listOffers(
  db: Knex,
  query: Static<typeof offerListQuery>,
): Promise<CountedRows<OfferRow>> {
  return countedPage(matching(db, query), sorting, query)
}

/** Returns the offers of e-mail addresses, also those in the trash, oldest first. */
export async function listOffersOf(db: Knex, emails: readonly string[]): Promise<OfferRow[]> {
  const query = db('offers as o').select(db.raw(offerColumns)).orderBy('o.id')
  return whereOfClient(query, 'o.customer_email', { emails })
}

/** Returns all offers of a filter, newest first, in batches. */
export function listAllOffers(db: Knex, filter: OfferFilter): AsyncGenerator<OfferRow[]> {
  return allPages(page => pageOf(matching(db, filter), sorting, standardSort, page))
}

function matching(
  db: Knex,
  { q, status, from, to, ending, customOrder, designOrder }: OfferFilter,
): Knex.QueryBuilder {
  const query = selectOffers(db)
  if (q !== undefined) whereMatches(query, 'o.search', q)
  if (from !== undefined) query.where('o.offer_date', '>=', from)
  if (to !== undefined) query.where('o.offer_date', '<=', to)
  if (customOrder !== undefined) query.where('o.custom_order_id', customOrder)
  if (designOrder !== undefined) query.where('o.design_order_id', designOrder)
  if (status !== undefined) query.where('o.status', status === 'Expired' ? 'Sent' : status)
  const today = shopDay()
  if (ending !== undefined) {
    query
      .where('o.status', 'Sent')
      .whereBetween('o.valid_until', [today, addDays(today, endingDays)])
  }
  if (status === 'Expired') query.where('o.valid_until', '<', today)
  if (status === 'Sent') {
    query.where(open => open.whereNull('o.valid_until').orWhere('o.valid_until', '>=', today))
  }
  return query
}

/**
 * Returns the offers for an order that its customer has, oldest first. The holder of an order's link may be a stranger
 * with somebody else's address: neither links nor amounts are part of them.
 */
export async function listSentOffers(
  db: Knex,
  { id, email }: { id: string; email: string },
): Promise<{ number: string; sentAt: Date; status: OfferStatus; decidedAt: Date | null }[]> {
  const sent = whereOfClient(db('offers'), 'customer_email', { emails: [email] })
  const rows = await sent
    .where({ custom_order_id: id, deleted_at: null })
    .whereNot({ status: 'Draft' })
    .whereNotNull('sent_at')
    .orderBy('id')
    .select<
      (Pick<OfferRow, 'number' | 'status' | 'valid_until' | 'decided_at'> & { sent_at: Date })[]
    >('number', 'sent_at', 'status', db.raw('valid_until::text'), 'decided_at')
  return rows.map(({ number, sent_at, status, valid_until, decided_at }) => ({
    number,
    sentAt: sent_at,
    status: statusOn(status, valid_until, shopDay()),
    decidedAt: decided_at,
  }))
}
