import { isEmail, isPhone, plainPhone } from '@stampa/rules/contact'
import { maxImageBytes } from '@stampa/rules/files'
import { type Problem, textOf } from '../shared/form/fields.ts'

/** Custom order of a visitor. */
export interface CustomOrder {
  /** Ids of products, each with its quantity as typed. */
  items: { product: string; quantity: string }[]
  /** Print areas. */
  options: string[]
  email: string
  phone: string
}

export type OrderProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'quantityInvalid'
  | 'imageInvalid'
  | 'imageTooLarge'

/** Returns the name of the field for a product's quantity. */
export function quantityField(product: string): string {
  return `quantity-${product}`
}

export function readOrder(form: FormData): CustomOrder {
  const texts = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    items: texts('products').map(product => ({
      product,
      quantity: textOf(form, quantityField(product)),
    })),
    options: texts('options'),
    email: textOf(form, 'email'),
    phone: plainPhone(textOf(form, 'phone')),
  }
}

/** Returns the invalid fields of an order. */
export function problemsOf(order: CustomOrder, image?: File): Problem<OrderProblem>[] {
  const { items, email, phone } = order
  const problems: Problem<OrderProblem>[] = []
  for (const { product, quantity } of items) {
    if (!/^0*[1-9]\d*$/.test(quantity)) {
      problems.push({ field: quantityField(product), text: 'quantityInvalid' })
    }
  }
  if (image && !image.type.startsWith('image/')) {
    problems.push({ field: 'image', text: 'imageInvalid' })
  } else if (image && image.size > maxImageBytes) {
    problems.push({ field: 'image', text: 'imageTooLarge' })
  }
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  else if (!isEmail(email)) problems.push({ field: 'email', text: 'emailInvalid' })
  if (phone === '') problems.push({ field: 'phone', text: 'phoneRequired' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', text: 'phoneInvalid' })
  return problems
}
