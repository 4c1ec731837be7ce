import { type Cents, type Estimate, estimatePrice, type PriceChoice } from '@stampa/pricing'
import { readWhole } from '@stampa/rules/numbers'
import type { OrderableProduct } from './custom-order.data.ts'
import { firstQuantity, type OrderedItem } from './order-rules.ts'

/** An ordered product with its price and what is missing or contradictory in it. */
export interface OrderLine {
  product: OrderableProduct
  item: OrderedItem
  choice: PriceChoice | undefined
  /** Undefined for a price by offer. */
  estimate: Estimate | undefined
  /** Number of names where it is not that of the pieces that were asked for before. */
  names: { names: number; pieces: number } | undefined
  hasNoSizes: boolean
}

/** Prices of an order, each computed as beside its product. */
export interface OrderTotal {
  lines: OrderLine[]
  /** Sum of the lines that have a price, without VAT. */
  net: Cents
  /** With VAT. */
  total: Cents
}

export function totalOf(
  items: readonly OrderedItem[],
  products: readonly OrderableProduct[],
): OrderTotal {
  const lines = items.flatMap(item => {
    const product = products.find(({ _id }) => _id === item.product)
    return product ? lineOf(item, product) : []
  })
  const sum = (field: 'net' | 'total') =>
    lines.reduce((cents, { estimate }) => cents + (estimate?.[field] ?? 0n), 0n)
  return { lines, net: sum('net'), total: sum('total') }
}

function lineOf(item: OrderedItem, product: OrderableProduct): OrderLine {
  const { quantity, positions = [], pieces = [], roster, asked } = item
  const choice = item.choice && {
    ...item.choice,
    sides: positions.length || item.choice.sides,
  }
  const count = readWhole(quantity)
  const estimate =
    product.priceTable && choice && count !== undefined
      ? estimatePrice(product.priceTable, choice, count)
      : undefined
  const names = roster?.rows.length ?? 0
  const wanted =
    asked === undefined || asked === firstQuantity(product) ? undefined : readWhole(asked)
  return {
    product,
    item,
    choice,
    estimate,
    names:
      names > 0 && wanted !== undefined && wanted !== names ? { names, pieces: wanted } : undefined,
    hasNoSizes: product.sizes.length > 1 && pieces.length === 0,
  }
}
