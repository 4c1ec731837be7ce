import { addDays, shopDay } from '@stampa/rules/shop-time'
import { invalidField, Problem } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { hundredths } from '../money/amount.ts'
import { lockRecord } from '../revisions.ts'
import { findSkus } from '../sku/store.ts'
import { toColumns, totalColumns } from './columns.ts'
import { discountColumns, priceItems, quoteItems, refuseExcess, requoteItems } from './quote.ts'
import type { OfferInput } from './schema.ts'
import {
  type ItemValues,
  insertOffer,
  nextNumber,
  type OfferValues,
  offers,
  recordChange,
  replaceItems,
  requireOffer,
  type StoredOffer,
  updateOffer,
} from './store.ts'
import { followed } from './view.ts'

/** Default validity of an offer, days. */
const validity = 30

/**
 * Prices and stores an offer as a draft with the next number of its year.
 *
 * @throws Problem 400 for an unknown SKU, invalid dates, or too high a discount or total
 */
export async function createOffer(
  tx: Knex.Transaction,
  input: OfferInput,
  by: string,
): Promise<StoredOffer> {
  const values = toValues(input)
  const skus = await findSkus(tx, skuIds(input))
  const items = quoteItems(input.items, skus, [])
  refuseExcess(items, values)
  return store(tx, values, items, by, 'created')
}

/**
 * Changes a draft.
 *
 * @param ifMatch the `If-Match` header
 * @throws Problem 404, 409 when it is no draft or changed since, or 400 as `createOffer`
 */
export async function changeOffer(
  db: Knex,
  id: string,
  input: OfferInput,
  by: string,
  ifMatch: string | undefined,
): Promise<StoredOffer> {
  const values = toValues(input)
  return db.transaction(async tx => {
    await lockRecord(tx, offers, id, ifMatch)
    const before = await requireOffer(tx, id)
    if (before.row.status !== 'Draft') {
      const detail = `An offer that is ${before.row.status} cannot be changed: take it back to draft first`
      throw new Problem(409, 'not_a_draft', detail)
    }
    const items = quoteItems(input.items, await findSkus(tx, skuIds(input)), before.items)
    refuseExcess(items, values)
    const { priced, totals } = priceItems(items, values)
    await updateOffer(tx, id, { ...values, ...toColumns(totalColumns, totals) })
    await replaceItems(tx, id, priced)
    return recordChange(tx, id, { by, action: 'changed' }, followed, before)
  })
}

/** Creates a draft of today with the same customer and lines, at the SKUs' present prices. */
export async function duplicateOffer(db: Knex, id: string, by: string): Promise<StoredOffer> {
  return db.transaction(async tx => {
    const { row, items } = await requireOffer(tx, id)
    const today = shopDay()
    const skus = await findSkus(
      tx,
      items.flatMap(item => item.sku_id ?? []),
    )
    const values: OfferValues = {
      customer_name: row.customer_name,
      customer_email: row.customer_email,
      customer_address: row.customer_address,
      offer_date: today,
      valid_until: row.valid_until && addDays(today, validity),
      notes: row.notes,
      terms: row.terms,
      attach_pdf: row.attach_pdf,
      reminder_days: row.reminder_days,
      reminder_from: row.reminder_from,
      custom_order_id: row.custom_order_id,
      design_order_id: row.design_order_id,
      setup_fee_cents: BigInt(row.setup_fee_cents),
      discount_kind: row.discount_kind,
      discount: BigInt(row.discount),
      deposit_kind: row.deposit_kind,
      deposit: BigInt(row.deposit),
    }
    return store(tx, values, requoteItems(items, skus), by, 'duplicated')
  })
}

async function store(
  tx: Knex.Transaction,
  values: OfferValues,
  items: readonly ItemValues[],
  by: string,
  action: string,
): Promise<StoredOffer> {
  const { priced, totals } = priceItems(items, values)
  const year = Number(values.offer_date.slice(0, 4))
  // Last, because it locks the year's counter.
  const number_in_year = await nextNumber(tx, year)
  const numbered = { ...values, year, number_in_year, created_by: by }
  const id = await insertOffer(tx, { ...numbered, ...toColumns(totalColumns, totals) })
  await replaceItems(tx, id, priced)
  return recordChange(tx, id, { by, action }, followed)
}

function toValues(input: OfferInput): OfferValues {
  const offerDate = input.offerDate.includes('T')
    ? shopDay(new Date(input.offerDate))
    : input.offerDate
  const validUntil =
    input.validUntil === undefined ? addDays(offerDate, validity) : input.validUntil
  if (validUntil !== null && validUntil < offerDate) {
    const message = 'Valid until must not be before the offer date'
    throw invalidField('validUntil', message)
  }
  const { reminderDays = null, reminderFrom = 'end' } = input
  if (reminderDays !== null && reminderFrom === 'end' && validUntil === null) {
    throw invalidField('reminderDays', 'A reminder before the last day needs a last day')
  }
  return {
    customer_name: oneLine(input.customerName),
    customer_email: input.customerEmail?.trim() ?? '',
    customer_address: input.customerAddress?.trim() ?? '',
    offer_date: offerDate,
    valid_until: validUntil,
    notes: input.notes?.trim() ?? '',
    terms: input.terms?.trim() ?? '',
    attach_pdf: input.attachPdf ?? false,
    reminder_days: reminderDays,
    reminder_from: reminderFrom,
    custom_order_id: input.customOrder ?? null,
    design_order_id: input.designOrder ?? null,
    setup_fee_cents: hundredths(input.setupFee ?? 0),
    ...discountColumns(input),
    deposit_kind: input.depositKind ?? 'percent',
    deposit: hundredths(input.deposit ?? 0),
  }
}

function skuIds(input: OfferInput): string[] {
  return [...new Set(input.items.flatMap(({ sku }) => sku ?? []))]
}
