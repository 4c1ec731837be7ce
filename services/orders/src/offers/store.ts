import type { BasisPoints, Cents, LineAmounts } from '@stampa/pricing'
import type { DeclineReason } from '@stampa/rules/decline-reasons'
import { Problem } from '@stampa/service-kit'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { changedFields, type NewRevision, type RecordKind, recordRevisions } from '../revisions.ts'
import {
  type AmountRow,
  type DepositColumns,
  type DiscountColumns,
  lineColumns,
  toColumns,
  totalColumns,
} from './columns.ts'
import type { ReminderStart, StoredStatus } from './status.ts'

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

interface ItemFields {
  /** Null for a free line. */
  sku_id: string | null
  sku_code: string
  product_description: string
  minimum_order_items: number
  quantity: number
  quantity_breaks: number[]
  print_positions: string[]
}

/** A stored line with its SKU's present code and description, null when the SKU no longer exists. */
export interface ItemRow
  extends ItemFields,
    DiscountColumns<string>,
    AmountRow<typeof lineColumns> {
  id: string
  offer_id: string
  price_cents: string
  print_cost_cents: string
  margin_bp: string
  setup_fee_cents: string
  vat_bp: string
  current_code: string | null
  current_description: string | null
}

export interface ItemValues extends ItemFields, DiscountColumns<bigint> {
  /** Undefined for a new line. */
  id: string | undefined
  price_cents: Cents
  print_cost_cents: Cents
  margin_bp: BasisPoints
  setup_fee_cents: Cents
  vat_bp: BasisPoints
}

export interface PricedItem extends ItemValues {
  amounts: LineAmounts
}

export interface StoredOffer {
  row: OfferRow
  items: ItemRow[]
}

// As text, dates are not parsed as moments in the server's time zone.
/** SQL of the columns of {@link OfferRow}. */
export const offerColumns = `o.id, o.number, o.number_key, o.status, o.customer_name, o.customer_email, o.customer_address,
  o.offer_date::text, o.valid_until::text, o.notes, o.terms, o.attach_pdf, o.reminder_days, o.reminder_from,
  o.reminded_at, o.custom_order_id, o.design_order_id, o.setup_fee_cents,
  o.discount_kind, o.discount, o.deposit_kind, o.deposit,
  ${Object.values(totalColumns).map(column => `o.${column}`)}, o.sent_at, o.decided_at, o.decided_by,
  o.decision_comment, o.decline_reason, o.terms_accepted, o.link_version, o.version, o.created_at, o.created_by, o.updated_at`

/** Returns a query for {@link OfferRow}s outside the trash. */
export function selectOffers(db: Knex): Knex.QueryBuilder {
  return db('offers as o').whereNull('o.deleted_at').select(db.raw(offerColumns))
}

export async function findOffer(db: Knex, id: string): Promise<OfferRow | undefined> {
  if (!isId(id)) return undefined
  const [row]: OfferRow[] = await selectOffers(db).where('o.id', id)
  return row
}

/** @throws Problem 404 */
export async function requireOffer(db: Knex, id: string): Promise<StoredOffer> {
  const row = await findOffer(db, id)
  if (!row) throw offers.notFound()
  return onlyRow(await withItems(db, [row]))
}

/** Returns the lines of offers by the offer's id, in their order. */
export async function findItems(
  db: Knex,
  offerIds: readonly string[],
): Promise<Map<string, ItemRow[]>> {
  const rows = await db('offer_items as i')
    .leftJoin('skus as s', join => join.on('s.id', 'i.sku_id').andOnNull('s.deleted_at'))
    .whereRaw('i.offer_id = any(?)', [[...offerIds]])
    .orderBy(['i.offer_id', 'i.position'])
    .select<ItemRow[]>('i.*', {
      current_code: 's.code',
      current_description: 's.product_description',
    })
  return Map.groupBy(rows, row => row.offer_id)
}

/** Returns offers with their lines, in the same order. */
export async function withItems(db: Knex, rows: readonly OfferRow[]): Promise<StoredOffer[]> {
  const items = await findItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ row, items: items.get(row.id) ?? [] }))
}

export async function replaceItems(
  tx: Knex.Transaction,
  offerId: string,
  items: readonly PricedItem[],
): Promise<void> {
  await tx('offer_items').where({ offer_id: offerId }).delete()
  const rows = items.map(({ id, amounts, ...values }, position) => ({
    id: id ?? tx.raw('uuidv7()'),
    ...values,
    ...toColumns(lineColumns, amounts),
    offer_id: offerId,
    position,
  }))
  await tx('offer_items').insert(rows)
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

/**
 * Records the revision of a changed offer.
 *
 * @param fieldsOf returns the fields to compare
 * @param before undefined for a new offer
 * @returns the offer as it is now
 */
export async function recordChange(
  tx: Knex.Transaction,
  id: string,
  revision: Pick<NewRevision, 'by' | 'action'>,
  fieldsOf: (offer: StoredOffer) => Record<string, unknown>,
  before?: StoredOffer,
): Promise<StoredOffer> {
  const after = await requireOffer(tx, id)
  const { version } = after.row
  const changes = changedFields(before ? fieldsOf(before) : {}, fieldsOf(after))
  await recordRevisions(tx, offers, [{ recordId: id, version, ...revision, changes }])
  return after
}
