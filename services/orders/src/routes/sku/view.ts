import { decimalNumber } from '@stampa/pricing'
import type { Sku } from './schema.ts'
import type { SkuRow } from './store.ts'

export function toSku(row: SkuRow): Sku {
  return {
    _id: row.id,
    skuCode: row.code,
    ...followed(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns the fields that a SKU's history records. */
export function followed(row: SkuRow) {
  return {
    productDescription: row.product_description,
    vendor: row.vendor,
    priceWithoutVAT: decimalNumber(BigInt(row.price_cents)),
    minimumOrderItems: row.minimum_order_items,
  }
}
