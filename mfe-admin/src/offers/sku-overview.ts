import { decimalNumber, divideRounded, parseHundredths } from '@stampa/pricing'
import type { Sku } from './offers.data.ts'

/**
 * Returns the summary of the SKU overview (back-office specification, section 2).
 *
 * @returns the average price without VAT, EUR, rounded to the cent, 0 without SKUs; the number of distinct vendors
 */
export function overviewOf(skus: readonly Pick<Sku, 'priceWithoutVAT' | 'vendor'>[]) {
  const sum = skus.reduce((cents, sku) => cents + (parseHundredths(sku.priceWithoutVAT) ?? 0n), 0n)
  const average = skus.length === 0 ? 0n : divideRounded(sum, BigInt(skus.length))
  return {
    total: skus.length,
    average: decimalNumber(average),
    vendors: new Set(skus.map(({ vendor }) => vendor.trim())).size,
  }
}
