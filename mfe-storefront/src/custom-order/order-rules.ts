import { isEmail, isPhone } from '@stampa/rules/contact'

/** What a visitor asks the shop to print. */
export interface CustomOrder {
  /** Ids of products and, beside each, how many as it was typed. */
  items: { product: string; quantity: string }[]
  /** Where the print goes. */
  options: string[]
  email: string
  phone: string
}

/** What is wrong with an order, by the keys of the form's texts. */
export interface OrderProblem {
  /** A field's name, or that of a product's quantity: see {@link quantityField}. */
  field: string
  text:
    | 'emailRequired'
    | 'emailInvalid'
    | 'phoneRequired'
    | 'phoneInvalid'
    | 'quantityInvalid'
    | 'imageInvalid'
}

export function quantityField(product: string): string {
  return `quantity-${product}`
}

/** The rules of the order form. */
export function problemsOf({ items, email, phone }: CustomOrder, image?: File): OrderProblem[] {
  const problems: OrderProblem[] = []
  for (const { product, quantity } of items) {
    if (!/^0*[1-9]\d*$/.test(quantity)) {
      problems.push({ field: quantityField(product), text: 'quantityInvalid' })
    }
  }
  if (image && !image.type.startsWith('image/')) {
    problems.push({ field: 'image', text: 'imageInvalid' })
  }
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  else if (!isEmail(email)) problems.push({ field: 'email', text: 'emailInvalid' })
  if (phone === '') problems.push({ field: 'phone', text: 'phoneRequired' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', text: 'phoneInvalid' })
  return problems
}
