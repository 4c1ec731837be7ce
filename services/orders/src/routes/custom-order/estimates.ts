import {
  decimalNumber,
  estimatePrice,
  type PriceChoice,
  type PriceTable,
  tableLimits,
} from '@stampa/pricing'
import { type Static, Type } from '@stampa/service-kit'

const name = Type.String({ maxLength: tableLimits.nameLength })

const choiceFields = {
  technique: name,
  sides: Type.Integer({ minimum: 1, maximum: tableLimits.sides }),
  colours: Type.Integer({ minimum: 1, maximum: tableLimits.colours, description: 'On each side' }),
  options: Type.Array(name, { maxItems: tableLimits.options }),
}

/** How a product is to be printed, in the names of its price table. */
export const printChoice = Type.Object(choiceFields, { $id: 'PrintChoice' })

const euro = Type.Number({ description: 'Euro' })

/** The price of a line by the catalog's price table at the time of the order; an offer may differ. */
export const lineEstimate = Type.Object(
  {
    ...choiceFields,
    pricePerItem: euro,
    setupFee: euro,
    net: Type.Number({ description: 'Euro, without VAT, set-up included' }),
    vat: euro,
    total: euro,
  },
  { $id: 'LineEstimate' },
)
export type LineEstimate = Static<typeof lineEstimate>

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
