import type { Cents } from '@stampa/pricing'
import type { DeclineReason } from '@stampa/rules/decline-reasons'
import { addDays, shopDay } from '@stampa/rules/shop-time'
import { Problem, type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  type CountedRows,
  countedPage,
  isId,
  onlyRow,
  pageOf,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import { allPages } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'
import { whereOfClient } from '../clients/store.ts'
import type { RecordKind } from '../revisions.ts'
import {
  type AmountRow,
  type DepositColumns,
  type DiscountColumns,
  totalColumns,
} from './columns.ts'
import {
  type OfferStatus,
  offerStatuses,
  type ReminderStart,
  type StoredStatus,
  statusOn,
} from './status.ts'

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

interface EditedColumns {
  customer_name: string
  customer_email: string
  customer_address: string
  /** `2026-11-20` */
  offer_date: string
  valid_until: string | null
  notes: string
  terms: string
  attach_pdf: boolean
  reminder_days: number | null
  reminder_from: ReminderStart
  custom_order_id: string | null
  design_order_id: string | null
}

export interface OfferValues extends EditedColumns, DiscountColumns<Cents>, DepositColumns<Cents> {
  setup_fee_cents: Cents
}

export interface OfferRow
  extends EditedColumns,
    DiscountColumns<string>,
    DepositColumns<string>,
    AmountRow<typeof totalColumns> {
  id: string
  number: string
  number_key: string
  status: StoredStatus
  setup_fee_cents: string
  sent_at: Date | null
  reminded_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  decision_comment: string | null
  decline_reason: DeclineReason | null
  terms_accepted: boolean
  link_version: number
  version: number
  created_at: Date
  created_by: string
  updated_at: Date
}

export const offers: RecordKind = {
  table: 'offers',
  revisions: { table: 'offer_revisions', recordId: 'offer_id' },
  notFound: () => new Problem(404, 'offer_not_found', 'Offer not found'),
}

// As text, dates are not parsed as moments in the server's time zone.
const columns = `o.id, o.number, o.number_key, o.status, o.customer_name, o.customer_email, o.customer_address,
  o.offer_date::text, o.valid_until::text, o.notes, o.terms, o.attach_pdf, o.reminder_days, o.reminder_from,
  o.reminded_at, o.custom_order_id, o.design_order_id, o.setup_fee_cents,
  o.discount_kind, o.discount, o.deposit_kind, o.deposit,
  ${Object.values(totalColumns).map(column => `o.${column}`)}, o.sent_at, o.decided_at, o.decided_by,
  o.decision_comment, o.decline_reason, o.terms_accepted, o.link_version, o.version, o.created_at, o.created_by, o.updated_at`

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
  const query = db('offers as o').select(db.raw(columns)).orderBy('o.id')
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
  const query = select(db)
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

export async function findOffer(db: Knex, id: string): Promise<OfferRow | undefined> {
  if (!isId(id)) return undefined
  const [row]: OfferRow[] = await select(db).where('o.id', id)
  return row
}

/**
 * Returns the next number of a year, and locks the counter until the transaction ends: a rollback frees the number,
 * so none is skipped.
 */
export async function nextNumber(tx: Knex.Transaction, year: number): Promise<number> {
  const { rows } = await tx.raw<{ rows: { last: number }[] }>(
    `insert into offer_numbers (year, last) values (?, 1)
     on conflict (year) do update set last = offer_numbers.last + 1 returning last`,
    [year],
  )
  return onlyRow(rows).last
}

/** @returns its id */
export async function insertOffer(
  tx: Knex.Transaction,
  values: OfferValues & { year: number; number_in_year: number; created_by: string },
): Promise<string> {
  return onlyRow<{ id: string }>(await tx('offers').insert(values).returning('id')).id
}

export interface StateValues {
  status: StoredStatus
  sent_at?: Date
  reminded_at?: null
  decided_at: Date | null
  decided_by: string | null
  decision_comment: string | null
  decline_reason: DeclineReason | null
  terms_accepted: boolean
}

/** Updates an offer; every change makes a new version. */
export async function updateOffer(
  tx: Knex.Transaction,
  id: string,
  change: OfferValues | StateValues | Pick<OfferRow, 'link_version'>,
): Promise<void> {
  await tx('offers')
    .where({ id })
    .update({ ...change, version: tx.raw('version + 1'), updated_at: tx.fn.now() })
}

function select(db: Knex): Knex.QueryBuilder {
  return db('offers as o').whereNull('o.deleted_at').select(db.raw(columns))
}
