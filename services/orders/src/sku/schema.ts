import { limits } from '@stampa/pricing'
import { dateTime, requiredText, type Static, Type } from '@stampa/service-kit'
import { amountInput, euro } from '../money/amount.ts'

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
    createdAt: dateTime(),
    updatedAt: dateTime(),
  },
  { $id: 'Sku' },
)

export type SkuInput = Static<typeof skuInput>
export type Sku = Static<typeof sku>
