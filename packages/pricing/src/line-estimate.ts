import type { PriceChoice } from './choice.ts'
import { estimatePrice } from './estimate.ts'
import { decimalNumber } from './money.ts'
import type { PriceTable } from './table.ts'

/** The price of an ordered line by its price table at the time of the order, in euro; an offer may differ. */
export interface LineEstimate extends PriceChoice {
  pricePerItem: number
  setupFee: number
  /** Without VAT, set-up included. */
  net: number
  vat: number
  total: number
}

/** Returns undefined where the table has no price for the choice and quantity. */
export function estimateLine(
  table: PriceTable | null | undefined,
  choice: PriceChoice | null | undefined,
  quantity: number,
): LineEstimate | undefined {
  const estimate = table && choice && estimatePrice(table, choice, quantity)
  if (!estimate) return undefined
  const { pricePerItem, setupFee, net, vat, total } = estimate
  return {
    ...choice,
    pricePerItem: decimalNumber(pricePerItem),
    setupFee: decimalNumber(setupFee),
    net: decimalNumber(net),
    vat: decimalNumber(vat),
    total: decimalNumber(total),
  }
}
