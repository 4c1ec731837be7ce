import {
  fullRevenue,
  isExcessive,
  type Line,
  maxTotal,
  type OfferTotals,
  type Portion,
  type PricedOffer,
  priceOffer,
} from '@stampa/pricing'
import { type FieldError, Problem, validationFailed } from '@stampa/service-kit'
import { oneLine } from '@stampa/service-kit/validation'
import { hundredths } from '../money/amount.ts'
import type { SkuRow } from '../sku/store.ts'
import type { DepositColumns, DiscountColumns } from './columns.ts'
import type { OfferItemInput } from './schema.ts'
import type { ItemRow, ItemValues, PricedItem, StoredOffer } from './store.ts'

/**
 * Returns the lines of a request with the quoted data of their SKUs. A line with the `_id` of a line of the offer and
 * the same SKU keeps its quoted price; every other line takes the SKU's present data.
 *
 * @param skus existing SKUs by id
 * @param before the offer's lines until now
 * @throws Problem 400 naming each line whose SKU does not exist, or that is free without text or price
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
    if (input.sku === null) {
      const faults = faultsOfFree(input, `items.${index}`)
      if (faults.length === 0) items.push({ id: old?.id, ...freeLine(input), ...termsOf(input) })
      errors.push(...faults)
      continue
    }
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
    ...snapshotOf(fromSku(skus.get(item.sku_id ?? '')) ?? item),
    quantity: item.quantity,
    quantity_breaks: item.quantity_breaks,
    print_positions: item.print_positions,
    print_cost_cents: BigInt(item.print_cost_cents),
    margin_bp: BigInt(item.margin_bp),
    setup_fee_cents: BigInt(item.setup_fee_cents),
    discount_kind: item.discount_kind,
    discount: BigInt(item.discount),
    vat_bp: BigInt(item.vat_bp),
  }))
}

/**
 * Prices an offer's lines.
 *
 * @throws Problem 400 when the total exceeds the maximum
 */
export function priceItems(
  items: readonly ItemValues[],
  { setup_fee_cents, ...discount }: OfferTerms,
): { priced: PricedItem[]; totals: OfferTotals } {
  const { lines, totals } = priceOffer(items.map(toLine), setup_fee_cents, toDiscount(discount))
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

interface OfferTerms extends DiscountColumns<bigint> {
  setup_fee_cents: bigint
}

/** @throws Problem 400 naming each discount that is more than its line or the offer, and too high a deposit */
export function refuseExcess(
  items: readonly ItemValues[],
  { setup_fee_cents, deposit_kind, deposit, ...discount }: OfferTerms & DepositColumns<bigint>,
): void {
  const message = 'The discount is more than the amount it is taken from'
  const lines = items.map(toLine)
  const errors = lines.flatMap((line, index) =>
    line.discount && isExcessive(fullRevenue(line), line.discount)
      ? { field: `items.${index}.discount`, message }
      : [],
  )
  const { subtotal, totals } = priceOffer(lines, setup_fee_cents, toDiscount(discount))
  if (isExcessive(subtotal, toDiscount(discount))) errors.push({ field: 'discount', message })
  if (isExcessive(totals.totalRevenue, { kind: deposit_kind, value: deposit })) {
    errors.push({ field: 'deposit', message: 'The deposit is more than the total' })
  }
  if (errors.length > 0) throw validationFailed(errors)
}

/** Prices a stored offer once more: for amounts that are not stored. */
export function repriceOffer({ row, items }: StoredOffer): PricedOffer {
  // Only a discount depends on the lines, of which a list of offers has many.
  const lines = row.discount === '0' ? [] : items.map(toLine)
  return priceOffer(lines, BigInt(row.setup_fee_cents), toDiscount(row))
}

function toDiscount({ discount_kind, discount }: DiscountColumns<bigint | string>): Portion {
  return { kind: discount_kind, value: BigInt(discount) }
}

/** Returns the input of the price computation of a line. */
export function toLine(
  item: Record<
    'price_cents' | 'print_cost_cents' | 'margin_bp' | 'setup_fee_cents' | 'vat_bp',
    bigint | string
  > &
    DiscountColumns<bigint | string> & { quantity: number },
): Line {
  return {
    priceWithoutVAT: BigInt(item.price_cents),
    printCostPerItem: BigInt(item.print_cost_cents),
    quantity: item.quantity,
    marginPercentage: BigInt(item.margin_bp),
    setupFee: BigInt(item.setup_fee_cents),
    discount: toDiscount(item),
    vatRate: BigInt(item.vat_bp),
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
    print_positions: (input.printPositions ?? []).map(oneLine).filter(Boolean),
    print_cost_cents: hundredths(input.printCostPerItem),
    margin_bp: hundredths(input.marginPercentage),
    setup_fee_cents: hundredths(input.setupFee ?? 0),
    ...discountColumns(input),
    vat_bp: hundredths(input.vatRate ?? 24),
  }
}

export function discountColumns({
  discount = 0,
  discountKind = 'percent',
}: Pick<OfferItemInput, 'discount' | 'discountKind'>): DiscountColumns<bigint> {
  return { discount_kind: discountKind, discount: hundredths(discount) }
}

/** Returns the errors of a line without a SKU. */
function faultsOfFree(input: OfferItemInput, path: string): FieldError[] {
  const { productDescription = '', priceWithoutVAT } = input
  return [
    ...(oneLine(productDescription) === ''
      ? [{ field: `${path}.productDescription`, message: 'Description is required' }]
      : []),
    ...(priceWithoutVAT === undefined
      ? [{ field: `${path}.priceWithoutVAT`, message: 'Price is required' }]
      : []),
  ]
}

function freeLine({ productDescription = '', priceWithoutVAT = 0 }: OfferItemInput) {
  return {
    sku_id: null,
    sku_code: '',
    product_description: oneLine(productDescription),
    minimum_order_items: 1,
    price_cents: hundredths(priceWithoutVAT),
  }
}
