import { decimalNumber, limits } from '@stampa/pricing'
import { requiredText, type Static, Type } from '@stampa/service-kit'
import { amountInput, euro, hundredths } from '../../money/amount.ts'
import type { SkuRow, SkuValues } from './store.ts'

/** Request body of a new and a changed SKU (back office, section 5). */
export const skuInput = Type.Object(
  {
    productDescription: requiredText(500, 'Product description is required'),
    vendor: requiredText(200, 'Vendor is required'),
    priceWithoutVAT: amountInput('Price without VAT', limits.pricePerItem),
    minimumOrderItems: Type.Integer({ minimum: 1, maximum: limits.quantity }),
  },
  { $id: 'Sku' },
)

export const sku = Type.Object(
  {
    _id: Type.String(),
    skuCode: Type.String({ description: 'Assigned by the service, never reused' }),
    productDescription: Type.String(),
    vendor: Type.String(),
    priceWithoutVAT: euro,
    minimumOrderItems: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Sku' },
)

export type SkuInput = Static<typeof skuInput>
export type Sku = Static<typeof sku>

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

/** Returns the columns of a request body. */
export function toValues(input: SkuInput): SkuValues {
  return {
    product_description: input.productDescription.trim(),
    vendor: input.vendor.trim(),
    price_cents: hundredths(input.priceWithoutVAT),
    minimum_order_items: input.minimumOrderItems,
  }
}
