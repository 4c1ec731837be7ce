import type { BasisPoints, Cents, LineAmounts } from '@stampa/pricing'
import type { Knex } from 'knex'
import { type AmountRow, type DiscountColumns, lineColumns, toColumns } from './columns.ts'
import type { OfferRow } from './store.ts'

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
