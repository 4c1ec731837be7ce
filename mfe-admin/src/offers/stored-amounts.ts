import { type Cents, type LineAmounts, type OfferTotals, parseHundredths } from '@stampa/pricing'
import { perItem, type ShownAmounts } from './draft.ts'
import type { Offer } from './offers.data.ts'

type StoredLine = Record<keyof LineAmounts, number> & { quantity: number }

/** Returns the stored amounts of a line, with its costs per item. */
export function amountsOf(line: StoredLine): ShownAmounts {
  return perItem(
    {
      totalCostWithoutVAT: cents(line.totalCostWithoutVAT),
      costVAT: cents(line.costVAT),
      totalCost: cents(line.totalCost),
      netRevenue: cents(line.netRevenue),
      vat: cents(line.vat),
      totalRevenue: cents(line.totalRevenue),
      profit: cents(line.profit),
      sellingPricePerItemWithoutVAT: cents(line.sellingPricePerItemWithoutVAT),
      sellingPricePerItemWithVAT: cents(line.sellingPricePerItemWithVAT),
      profitPerItem: cents(line.profitPerItem),
    },
    line.quantity,
  )
}

export function totalsOf(offer: Offer): OfferTotals {
  return {
    totalCostWithoutVAT: cents(offer.totalCostWithoutVAT),
    costVAT: cents(offer.costVAT),
    totalCost: cents(offer.totalCost),
    netRevenue: cents(offer.netRevenue),
    vat: cents(offer.vat),
    totalRevenue: cents(offer.totalRevenue),
    totalProfit: cents(offer.totalProfit),
    profitMargin: cents(offer.profitMargin),
    netProfit: cents(offer.netProfit),
    netMargin: cents(offer.netMargin),
  }
}

/** Converts a number of at most two decimals. @throws Error for any other */
function cents(amount: number): Cents {
  const parsed = parseHundredths(amount)
  if (parsed === undefined) throw new Error(`${amount} is no amount`)
  return parsed
}
