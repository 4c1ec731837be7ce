import { type BasisPoints, type Cents, divideRounded, percentOf } from './money.ts'

/** Greek VAT, on cost and on revenue alike (specification, back office, section 9). */
export const vatRate: BasisPoints = 2400n

const whole: BasisPoints = 10_000n

/** What one line of an offer is computed from. No amount includes VAT. */
export interface Line {
  /** The SKU's, as it was when the line was quoted. */
  priceWithoutVAT: Cents
  printCostPerItem: Cents
  /** Whole, from 1. */
  quantity: number
  /** Added to the cost that includes VAT. */
  marginPercentage: BasisPoints
  /** Paid once for the whole line, whatever its quantity: plates, screens, a first sample. */
  setupFee: Cents
}

/** The amounts of one line, each rounded to the cent when it is made; later ones build on rounded ones. */
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

/** Prices one line by the specified formulas; docs/offers-arithmetic.md has them with their rounding. */
export function priceLine(line: Line): LineAmounts {
  const quantity = BigInt(line.quantity)
  const totalCostWithoutVAT =
    (line.priceWithoutVAT + line.printCostPerItem) * quantity + line.setupFee
  const costVAT = percentOf(totalCostWithoutVAT, vatRate)
  const totalCost = totalCostWithoutVAT + costVAT
  const netRevenue = percentOf(totalCost, whole + line.marginPercentage)
  const vat = percentOf(netRevenue, vatRate)
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

/** The same line at another quantity. */
export interface QuantityBreak extends LineAmounts {
  quantity: number
}

/** What a line would cost at other quantities; the offer's totals know nothing of them. */
export function priceBreaks(line: Line, quantities: readonly number[]): QuantityBreak[] {
  return quantities.map(quantity => ({ quantity, ...priceLine({ ...line, quantity }) }))
}
