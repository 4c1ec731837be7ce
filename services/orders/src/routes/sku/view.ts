import { decimalNumber } from '@stampa/pricing'
import { hundredths } from '../../money/amount.ts'
import type { Sku, SkuInput } from './schema.ts'
import type { SkuRow, SkuValues } from './store.ts'

export function toSku(row: SkuRow): Sku {
  return {
    _id: row.id,
    skuCode: row.code,
    productDescription: row.product_description,
    vendor: row.vendor,
    priceWithoutVAT: decimalNumber(BigInt(row.price_cents)),
    minimumOrderItems: row.minimum_order_items,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns the columns of a request body. */
export function toValues(input: SkuInput): SkuValues {
  return {
    product_description: input.productDescription.trim(),
    vendor: input.vendor.trim(),
    price_cents: hundredths(input.priceWithoutVAT),
    minimum_order_items: input.minimumOrderItems,
  }
}

/** Returns the fields that a SKU's history records. */
export function followed(row: SkuRow): Record<string, unknown> {
  const { productDescription, vendor, priceWithoutVAT, minimumOrderItems } = toSku(row)
  return { productDescription, vendor, priceWithoutVAT, minimumOrderItems }
}
