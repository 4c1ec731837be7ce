import { type Line, maxTotal, type OfferTotals, priceOffer } from '@stampa/pricing'
import { type FieldError, Problem, validationFailed } from '@stampa/service-kit'
import { hundredths } from '../../money/amount.ts'
import type { SkuRow } from '../sku/store.ts'
import type { ItemRow, ItemValues, PricedItem } from './item-store.ts'
import type { OfferItemInput } from './schema.ts'

/**
 * Returns the lines of a request with the quoted data of their SKUs. A line with the `_id` of a line of the offer and
 * the same SKU keeps its quoted price; every other line takes the SKU's present data.
 *
 * @param skus existing SKUs by id
 * @param before the offer's lines until now
 * @throws Problem 400 naming each line whose SKU does not exist
 */
export function quoteItems(
  inputs: readonly OfferItemInput[],
  skus: ReadonlyMap<string, SkuRow>,
  before: readonly ItemRow[],
): ItemValues[] {
  const kept = new Map(before.map(item => [item.id, item]))
  const errors: FieldError[] = []
  const items: ItemValues[] = []
  for (const [index, input] of inputs.entries()) {
    const old = kept.get(input._id?.toLowerCase() ?? '')
    // An `_id` sent twice keeps its line once; the second is a new line.
    if (old) kept.delete(old.id)
    const skuId = input.sku.toLowerCase()
    const quoted = old?.sku_id === skuId ? old : fromSku(skus.get(skuId))
    if (quoted) items.push({ id: old?.id, ...snapshotOf(quoted), ...termsOf(input) })
    else errors.push({ field: `items.${index}.sku`, message: 'Unknown Product' })
  }
  if (errors.length > 0) throw validationFailed(errors)
  return items
}

/**
 * Returns the lines of an offer as new lines of a duplicate: with the SKU's present data, or as quoted when the SKU
 * no longer exists.
 */
export function requoteItems(
  items: readonly ItemRow[],
  skus: ReadonlyMap<string, SkuRow>,
): ItemValues[] {
  return items.map(item => ({
    id: undefined,
    ...snapshotOf(fromSku(skus.get(item.sku_id)) ?? item),
    quantity: item.quantity,
    quantity_breaks: item.quantity_breaks,
    print_cost_cents: BigInt(item.print_cost_cents),
    margin_bp: BigInt(item.margin_bp),
    setup_fee_cents: BigInt(item.setup_fee_cents),
  }))
}

/**
 * Prices an offer's lines.
 *
 * @throws Problem 400 when the total exceeds the maximum
 */
export function priceItems(
  items: readonly ItemValues[],
  setupFee: bigint,
): { priced: PricedItem[]; totals: OfferTotals } {
  const { lines, totals } = priceOffer(items.map(toLine), setupFee)
  if (totals.totalRevenue > maxTotal) {
    throw new Problem(400, 'total_too_high', 'The total of an offer must be below €1,000,000,000')
  }
  const priced = lines.map((amounts, index) => {
    const item = items[index]
    if (!item) throw new Error('pricing made a line more')
    return { ...item, amounts }
  })
  return { priced, totals }
}

/** Returns the input of the price computation of a line. */
export function toLine(
  item: Record<
    'price_cents' | 'print_cost_cents' | 'margin_bp' | 'setup_fee_cents',
    bigint | string
  > & { quantity: number },
): Line {
  return {
    priceWithoutVAT: BigInt(item.price_cents),
    printCostPerItem: BigInt(item.print_cost_cents),
    quantity: item.quantity,
    marginPercentage: BigInt(item.margin_bp),
    setupFee: BigInt(item.setup_fee_cents),
  }
}

type Snapshot = Pick<
  ItemRow,
  'sku_id' | 'sku_code' | 'product_description' | 'minimum_order_items' | 'price_cents'
>

function fromSku(sku: SkuRow | undefined): Snapshot | undefined {
  return sku && { ...sku, sku_id: sku.id, sku_code: sku.code }
}

function snapshotOf(quoted: Snapshot) {
  const { sku_id, sku_code, product_description, minimum_order_items, price_cents } = quoted
  const price = BigInt(price_cents)
  return { sku_id, sku_code, product_description, minimum_order_items, price_cents: price }
}

function termsOf(input: OfferItemInput) {
  return {
    quantity: input.quantity,
    quantity_breaks: (input.quantityBreaks ?? []).toSorted((a, b) => a - b),
    print_cost_cents: hundredths(input.printCostPerItem),
    margin_bp: hundredths(input.marginPercentage),
    setup_fee_cents: hundredths(input.setupFee ?? 0),
  }
}
