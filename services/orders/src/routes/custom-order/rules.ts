import type { FieldError } from '@stampa/service-kit'
import { isEmail, isPhone } from '@stampa/service-kit/customers'
import { formLimits, printAreas } from './form.ts'

/** What the rules of an order read of it. */
interface OrderFields {
  email: string
  phone: string
  products: readonly string[]
  quantities: readonly number[]
  options: readonly string[]
}

const quantityMissing = 'Each selected product needs a quantity of at least 1'

/**
 * The rules of the order form that compare fields or look closely at one (public site, section 5): one
 * fault for each field that breaks its own. An order without a product is one too: it may be all in the image.
 */
export function orderFaults(order: OrderFields): FieldError[] {
  const faults: FieldError[] = []
  const fault = (field: string, message: string) => faults.push({ field, message })

  if (!isEmail(order.email)) fault('email', 'Please enter a valid email address')
  if (!isPhone(order.phone)) fault('phone', 'Please enter a valid phone number')
  const quantities = quantityFault(order)
  if (quantities) fault('quantities', quantities)
  if (!order.options.every(isPrintArea)) {
    fault('options', `Print areas can be: ${printAreas.join(', ')}`)
  }
  return faults
}

function quantityFault({ products, quantities }: OrderFields): string | undefined {
  const { minQuantity, maxQuantity } = formLimits
  if (quantities.length < products.length) return quantityMissing
  if (quantities.length > products.length) return 'Each quantity needs a product'
  if (!quantities.every(quantity => Number.isInteger(quantity) && quantity >= minQuantity)) {
    return quantityMissing
  }
  if (quantities.some(quantity => quantity > maxQuantity)) {
    return `A quantity must be ${maxQuantity} or less`
  }
  return undefined
}

function isPrintArea(option: string): boolean {
  return printAreas.some(area => area === option)
}
