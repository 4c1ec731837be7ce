import { type Static, Type } from '@stampa/service-kit'
import { minPhoneLength } from '@stampa/service-kit/customers'

/** Where a print may go: public-site specification, section 5. */
export const printAreas = ['Κέντρο', 'Στήθος', 'Πλάτη', 'Αλλού'] as const

/** What the order form has to know before it is filled in. */
export const orderForm = Type.Object(
  {
    options: Type.Array(Type.Enum(printAreas), { description: 'Print areas' }),
    minQuantity: Type.Integer(),
    maxQuantity: Type.Integer({ description: 'Of one product' }),
    maxProducts: Type.Integer(),
    minPhoneLength: Type.Integer(),
    maxImageBytes: Type.Integer(),
  },
  { title: 'OrderForm' },
)

export const formLimits: Static<typeof orderForm> = {
  options: [...printAreas],
  minQuantity: 1,
  maxQuantity: 1_000_000,
  maxProducts: 50,
  minPhoneLength,
  maxImageBytes: 5_242_880,
}
