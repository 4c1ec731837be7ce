import { decimalNumber, divideRounded, parseHundredths } from '@stampa/pricing'
import type { Sku } from './offers.data.ts'

interface SkuOverview {
  total: number
  /** Of the prices without VAT, to the cent; 0 without SKUs. */
  average: number
  /** How many vendors there are. */
  vendors: number
}

/** The summary below the overview of SKUs (back-office specification, section 2). */
export function overviewOf(skus: readonly Pick<Sku, 'priceWithoutVAT' | 'vendor'>[]): SkuOverview {
  const sum = skus.reduce((cents, sku) => cents + (parseHundredths(sku.priceWithoutVAT) ?? 0n), 0n)
  const average = skus.length === 0 ? 0n : divideRounded(sum, BigInt(skus.length))
  return {
    total: skus.length,
    average: decimalNumber(average),
    vendors: new Set(skus.map(({ vendor }) => vendor.trim())).size,
  }
}
