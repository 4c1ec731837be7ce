import { type Line, type LineAmounts, priceLine } from './line.ts'
import { type BasisPoints, type Cents, divideRounded } from './money.ts'

/** Sums of an offer's lines to the cent, and its margins. */
export interface OfferTotals {
  totalCostWithoutVAT: Cents
  costVAT: Cents
  totalCost: Cents
  netRevenue: Cents
  vat: Cents
  totalRevenue: Cents
  totalProfit: Cents
  /** Total profit over total cost. */
  profitMargin: BasisPoints
  /** Revenue without VAT minus cost without VAT: the profit after both VATs are settled. */
  netProfit: Cents
  /** Net profit over cost without VAT. */
  netMargin: BasisPoints
}

export interface PricedOffer {
  lines: LineAmounts[]
  /** Amounts of the offer's own set-up fee, a line without margin; null without a fee. */
  setup: LineAmounts | null
  totals: OfferTotals
}

/** @param setupFee Fee of the whole offer without VAT; 0 for none. */
export function priceOffer(lines: readonly Line[], setupFee: Cents = 0n): PricedOffer {
  const priced = lines.map(priceLine)
  const setup = setupFee === 0n ? null : priceLine(setupLine(setupFee))
  return { lines: priced, setup, totals: sumUp(setup ? [...priced, setup] : priced) }
}

function setupLine(setupFee: Cents): Line {
  return { priceWithoutVAT: 0n, printCostPerItem: 0n, quantity: 1, marginPercentage: 0n, setupFee }
}

function sumUp(lines: readonly LineAmounts[]): OfferTotals {
  const sum = (field: keyof LineAmounts) => lines.reduce((total, line) => total + line[field], 0n)
  const totalCostWithoutVAT = sum('totalCostWithoutVAT')
  const totalCost = sum('totalCost')
  const netRevenue = sum('netRevenue')
  const totalProfit = sum('profit')
  const netProfit = netRevenue - totalCostWithoutVAT
  return {
    totalCostWithoutVAT,
    costVAT: sum('costVAT'),
    totalCost,
    netRevenue,
    vat: sum('vat'),
    totalRevenue: sum('totalRevenue'),
    totalProfit,
    profitMargin: ratio(totalProfit, totalCost),
    netProfit,
    netMargin: ratio(netProfit, totalCostWithoutVAT),
  }
}

/** Returns `part` in percent of `total`; 0 for a total of 0. */
function ratio(part: Cents, total: Cents): BasisPoints {
  return total === 0n ? 0n : divideRounded(part * 10_000n, total)
}
