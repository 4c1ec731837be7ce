import type { Cents, OfferTotals } from '@stampa/pricing'
import { Problem } from '@stampa/service-kit'
import {
  isId,
  type Page,
  pageOf,
  type Rows,
  type Sorting,
  whereMatches,
} from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { RecordKind } from '../../revisions.ts'
import { type AmountRow, toColumns, totalColumns } from './columns.ts'
import type { OfferStatus, StoredStatus } from './status.ts'

export interface OfferRow extends AmountRow<typeof totalColumns> {
  id: string
  number: string
  number_key: string
  status: StoredStatus
  customer_name: string
  customer_email: string
  customer_address: string
  /** `2026-11-20` */
  offer_date: string
  valid_until: string | null
  notes: string
  custom_order_id: string | null
  design_order_id: string | null
  setup_fee_cents: string
  sent_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  decision_comment: string | null
  version: number
  created_at: Date
  created_by: string
  updated_at: Date
}

/** Columns that an administrator edits. */
export interface OfferValues {
  customer_name: string
  customer_email: string
  customer_address: string
  offer_date: string
  valid_until: string | null
  notes: string
  custom_order_id: string | null
  design_order_id: string | null
  setup_fee_cents: Cents
}

export interface OfferFilter {
  q?: string | undefined
  status?: OfferStatus | undefined
  /** First and last offer date, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Ids of the orders that it was made from. */
  customOrder?: string | undefined
  designOrder?: string | undefined
  /** Today in Athens; decides whether a sent offer is expired. */
  today: string
}

export const offers: RecordKind = {
  table: 'offers',
  revisions: { table: 'offer_revisions', recordId: 'offer_id' },
  notFound: () => new Problem(404, 'offer_not_found', 'Offer not found'),
}

const columns = [
  'id',
  'number',
  'number_key',
  'status',
  'customer_name',
  'customer_email',
  'customer_address',
  'notes',
  'custom_order_id',
  'design_order_id',
  'setup_fee_cents',
  ...Object.values(totalColumns),
  'sent_at',
  'decided_at',
  'decided_by',
  'decision_comment',
  'version',
  'created_at',
  'created_by',
  'updated_at',
].map(column => `o.${column}`)

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

export const offerSorts = [
  'createdAt',
  'number',
  'customerName',
  'offerDate',
  'totalCost',
  'totalRevenue',
  'totalProfit',
  'profitMargin',
] as const

/** Returns a page of the offers outside the trash. */
export function listOffers(
  db: Knex,
  filter: OfferFilter,
  sort: string,
  page: Page,
): Promise<Rows<OfferRow>> {
  const query = select(db)
  restrict(query, filter)
  return pageOf(query, sorting, sort, page)
}

export async function countOffers(db: Knex, filter: OfferFilter): Promise<number> {
  const query = db('offers as o').whereNull('o.deleted_at').count<{ count: string }[]>('*')
  restrict(query, filter)
  const [row] = await query
  return Number(row?.count ?? 0)
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
  const [row] = rows
  if (!row) throw new Error('the counter returned no row')
  return row.last
}

export interface NewOffer extends OfferValues {
  year: number
  number_in_year: number
  created_by: string
}

/** @returns its id */
export async function insertOffer(
  tx: Knex.Transaction,
  values: NewOffer,
  totals: OfferTotals,
): Promise<string> {
  const [row] = await tx('offers')
    .insert({ ...values, ...toColumns(totalColumns, totals) })
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

/** @param version version after the change */
export async function updateOffer(
  tx: Knex.Transaction,
  id: string,
  version: number,
  values: OfferValues,
  totals: OfferTotals,
): Promise<void> {
  await tx('offers')
    .where({ id })
    .update({
      ...values,
      ...toColumns(totalColumns, totals),
      version,
      updated_at: tx.fn.now(),
    })
}

export interface StateValues {
  status: StoredStatus
  sent_at?: Date
  decided_at: Date | null
  decided_by: string | null
  decision_comment: string | null
}

/** @param version version after the change */
export async function updateState(
  tx: Knex.Transaction,
  id: string,
  version: number,
  values: StateValues,
): Promise<void> {
  await tx('offers')
    .where({ id })
    .update({ ...values, version, updated_at: tx.fn.now() })
}

function select(db: Knex): Knex.QueryBuilder {
  return (
    db('offers as o')
      .whereNull('o.deleted_at')
      .select(columns)
      // pg would parse dates as moments in the server's time zone.
      .select({
        offer_date: db.raw('o.offer_date::text'),
        valid_until: db.raw('o.valid_until::text'),
      })
  )
}

function restrict(query: Knex.QueryBuilder, filter: OfferFilter): void {
  const { q, status, from, to, customOrder, designOrder, today } = filter
  if (q !== undefined) whereMatches(query, 'o.search', q)
  if (from !== undefined) query.where('o.offer_date', '>=', from)
  if (to !== undefined) query.where('o.offer_date', '<=', to)
  if (customOrder !== undefined) query.where('o.custom_order_id', customOrder)
  if (designOrder !== undefined) query.where('o.design_order_id', designOrder)
  if (status === undefined) return
  query.where('o.status', status === 'Expired' ? 'Sent' : status)
  if (status === 'Expired') query.where('o.valid_until', '<', today)
  if (status === 'Sent') {
    query.where(open => open.whereNull('o.valid_until').orWhere('o.valid_until', '>=', today))
  }
}
