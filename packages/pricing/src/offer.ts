import { type Line, type LineAmounts, type Portion, portionOf, priceLine } from './line.ts'
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
  /** Sum of the net revenues before the discount of the offer. */
  subtotal: Cents
  totals: OfferTotals
}

/**
 * @param setupFee Fee of the whole offer without VAT; 0 for none.
 * @param discount On the net revenue of all lines and the set-up fee; each has its share of it.
 */
export function priceOffer(
  lines: readonly Line[],
  setupFee: Cents = 0n,
  discount?: Portion,
): PricedOffer {
  const all = setupFee === 0n ? lines : [...lines, setupLine(setupFee)]
  const full = all.map(line => priceLine(line))
  const subtotal = full.reduce((sum, { netRevenue }) => sum + netRevenue, 0n)
  const cut = discount ? portionOf(subtotal, discount) : 0n
  const shares = shareOut(
    cut,
    full.map(({ netRevenue }) => netRevenue),
  )
  const priced = cut === 0n ? full : all.map((line, index) => priceLine(line, shares[index]))
  return {
    lines: priced.slice(0, lines.length),
    setup: priced[lines.length] ?? null,
    subtotal,
    totals: sumUp(priced),
  }
}

/**
 * Divides an amount in proportion to others. The sums up to each are rounded, so that the parts add up to the
 * amount and none is more than its own.
 *
 * @param amount at most the sum of the others
 */
function shareOut(amount: Cents, among: readonly Cents[]): Cents[] {
  const total = among.reduce((sum, each) => sum + each, 0n)
  if (total === 0n) return among.map(() => 0n)
  let sum = 0n
  let given = 0n
  return among.map(each => {
    sum += each
    const share = divideRounded(amount * sum, total) - given
    given += share
    return share
  })
}

/** Amounts of a sale at one VAT rate. */
export interface VatSum {
  vatRate: BasisPoints
  netRevenue: Cents
  vat: Cents
}

/** Adds up the VAT of lines by its rate, highest first. */
export function sumByVatRate(lines: readonly VatSum[]): VatSum[] {
  const sums = new Map<BasisPoints, VatSum>()
  for (const { vatRate, netRevenue, vat } of lines) {
    const sum = sums.get(vatRate) ?? { vatRate, netRevenue: 0n, vat: 0n }
    sums.set(vatRate, {
      vatRate,
      netRevenue: sum.netRevenue + netRevenue,
      vat: sum.vat + vat,
    })
  }
  return [...sums.values()].sort((a, b) => (a.vatRate < b.vatRate ? 1 : -1))
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
