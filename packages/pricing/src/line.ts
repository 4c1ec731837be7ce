import { limits } from './limits.ts'
import { type BasisPoints, type Cents, divideRounded, percentOf } from './money.ts'

/** Greek VAT on cost and revenue: back-office specification, section 9. */
export const vatRate: BasisPoints = 2400n

/** VAT rates that a sale may have: the normal one, the two reduced ones, and none. */
export const vatRates = [24, 13, 6, 0] as const

const whole: BasisPoints = 10_000n

/** Input of one line of an offer; amounts exclude VAT. */
export interface Line {
  /** Price of the SKU when the line was quoted. */
  priceWithoutVAT: Cents
  printCostPerItem: Cents
  /** An integer from 1. */
  quantity: number
  /** Added to the cost that includes VAT. */
  marginPercentage: BasisPoints
  /** Paid once per line for any quantity: plates, screens, a first sample. */
  setupFee: Cents
  /** On the line's net revenue. */
  discount?: Portion
  /** Of the sale; the cost has the normal rate whatever it is. @default vatRate */
  vatRate?: BasisPoints
}

export const portionKinds = ['percent', 'amount'] as const

/** A part of an amount: a discount without VAT, or a deposit with it. */
export interface Portion {
  kind: (typeof portionKinds)[number]
  /** Hundredths of a percent, or cents. */
  value: bigint
}

/** Amounts of one line. Each is rounded to the cent before the next one is computed from it. */
export interface LineAmounts {
  totalCostWithoutVAT: Cents
  costVAT: Cents
  totalCost: Cents
  netRevenue: Cents
  vat: Cents
  totalRevenue: Cents
  profit: Cents
  sellingPricePerItemWithoutVAT: Cents
  sellingPricePerItemWithVAT: Cents
  profitPerItem: Cents
}

/** Returns the cents of a portion, at most the amount. */
export function portionOf(amount: Cents, { kind, value }: Portion): Cents {
  const part = kind === 'percent' ? percentOf(amount, value) : value
  return part < amount ? part : amount
}

/** Returns whether a portion is more than the amount. */
export function isExcessive(amount: Cents, { kind, value }: Portion): boolean {
  return kind === 'percent' ? value > whole : value > amount
}

/** Returns the net revenue of a line before its discount. */
export function fullRevenue({ discount, ...line }: Line): Cents {
  return priceLine(line).netRevenue
}

/**
 * Computes the amounts of one line by the formulas of docs/offers-arithmetic.md.
 *
 * @param share of the line in the discount of its offer, at most its net revenue
 */
export function priceLine(line: Line, share: Cents = 0n): LineAmounts {
  const quantity = BigInt(line.quantity)
  const totalCostWithoutVAT =
    (line.priceWithoutVAT + line.printCostPerItem) * quantity + line.setupFee
  const costVAT = percentOf(totalCostWithoutVAT, vatRate)
  const totalCost = totalCostWithoutVAT + costVAT
  const fullPrice = percentOf(totalCost, whole + line.marginPercentage)
  const netRevenue = fullPrice - (line.discount ? portionOf(fullPrice, line.discount) : 0n) - share
  const vat = percentOf(netRevenue, line.vatRate ?? vatRate)
  const totalRevenue = netRevenue + vat
  const profit = totalRevenue - totalCost
  return {
    totalCostWithoutVAT,
    costVAT,
    totalCost,
    netRevenue,
    vat,
    totalRevenue,
    profit,
    sellingPricePerItemWithoutVAT: divideRounded(netRevenue, quantity),
    sellingPricePerItemWithVAT: divideRounded(totalRevenue, quantity),
    profitPerItem: divideRounded(profit, quantity),
  }
}

/** Amounts of the same line at another quantity. */
export interface QuantityBreak extends LineAmounts {
  quantity: number
}

/**
 * Computes a line at other quantities, which are not part of the offer's totals. A discount of an amount belongs to the
 * line's quantity, and has the same part for each item at others: whole, it would make a few items free.
 */
export function priceBreaks(line: Line, quantities: readonly number[]): QuantityBreak[] {
  const { discount } = line
  return quantities.map(quantity => {
    const other = { ...line, quantity }
    if (discount?.kind === 'amount') {
      const value = divideRounded(discount.value * BigInt(quantity), BigInt(line.quantity))
      other.discount = { kind: 'amount', value }
    }
    return { quantity, ...priceLine(other) }
  })
}

/**
 * Returns the margin with which a line's net revenue is nearest to an amount: within half a hundredth of a
 * percent of its cost, plus half a cent.
 *
 * @returns undefined where no margin of an offer reaches it: the line costs more, costs nothing, or costs too little
 */
export function marginFor(
  line: Omit<Line, 'marginPercentage'>,
  netRevenue: Cents,
): BasisPoints | undefined {
  const { totalCost } = priceLine({ ...line, marginPercentage: 0n })
  if (totalCost === 0n) return undefined
  const margin = divideRounded(netRevenue * whole, totalCost) - whole
  return margin < 0n || margin > BigInt(limits.marginPercentage) * 100n ? undefined : margin
}
