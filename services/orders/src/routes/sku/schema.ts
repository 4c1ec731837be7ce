import { limits } from '@stampa/pricing'
import { requiredText, type Static, Type } from '@stampa/service-kit'
import { amountInput, euro } from '../../money/amount.ts'

/** Of a SKU and of an offer's line: what PostgreSQL's `integer` holds with room to spare. */
const maxItems = limits.quantity

/** The body of a new and of a changed SKU: all four are required (back office, section 5). */
export const skuInput = Type.Object({
  productDescription: requiredText(500, 'Product description is required'),
  vendor: requiredText(200, 'Vendor is required'),
  priceWithoutVAT: amountInput('Price without VAT', limits.pricePerItem),
  minimumOrderItems: Type.Integer({ minimum: 1, maximum: maxItems }),
})

export const sku = Type.Object(
  {
    _id: Type.String(),
    skuCode: Type.String({ description: 'Assigned by the service, never twice' }),
    productDescription: Type.String(),
    vendor: Type.String(),
    priceWithoutVAT: euro,
    minimumOrderItems: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Sku' },
)

export type SkuInput = Static<typeof skuInput>
export type Sku = Static<typeof sku>
