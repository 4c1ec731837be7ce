import type { PriceChoice } from '@stampa/pricing'
import { isEmail, isPhone, plainPhone } from '@stampa/rules/contact'
import { familiarFile, maxDocumentBytes, maxImageBytes } from '@stampa/rules/files'
import { type Problem, textOf } from '../shared/form/fields.ts'

/** A product of an order. */
export interface OrderedItem {
  /** Id. */
  product: string
  /** As typed. */
  quantity: string
  /** How it is printed, for a product with a price table. */
  choice?: PriceChoice
}

/** Custom order of a visitor. */
export interface CustomOrder {
  items: OrderedItem[]
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
  | 'documentInvalid'
  | 'documentTooLarge'

/** Returns the name of the field for a product's quantity. */
export function quantityField(product: string): string {
  return `quantity-${product}`
}

/** Returns the name of a product's field for how it is printed. */
export function choiceField(product: string, field: keyof PriceChoice): string {
  return `${field}-${product}`
}

export function readOrder(form: FormData): CustomOrder {
  const texts = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    items: texts('products').map(product => ({
      product,
      quantity: textOf(form, quantityField(product)),
      ...readChoice(form, product),
    })),
    options: texts('options'),
    email: textOf(form, 'email'),
    phone: plainPhone(textOf(form, 'phone')),
  }
}

function readChoice(form: FormData, product: string): Pick<OrderedItem, 'choice'> {
  const text = (field: keyof PriceChoice) => textOf(form, choiceField(product, field))
  const technique = text('technique')
  if (technique === '') return {}
  const options = form.getAll(choiceField(product, 'options')).map(String)
  // A field that leaves no choice is not shown.
  const [sides, colours] = [Number(text('sides')) || 1, Number(text('colours')) || 1]
  return { choice: { technique, sides, colours, options } }
}

/** Files of an order. */
interface OrderFiles {
  image?: File | undefined
  /** A PDF, or a PDF-compatible AI file. */
  document?: File | undefined
}

/** Returns the invalid fields of an order. */
export function problemsOf(
  order: CustomOrder,
  { image, document }: OrderFiles = {},
): Problem<OrderProblem>[] {
  const { items, email, phone } = order
  const problems: Problem<OrderProblem>[] = []
  for (const { product, quantity } of items) {
    if (!/^0*[1-9]\d*$/.test(quantity)) {
      problems.push({ field: quantityField(product), text: 'quantityInvalid' })
    }
  }
  if (image && !isImage(image)) {
    problems.push({ field: 'image', text: 'imageInvalid' })
  } else if (image && image.size > largestImage(image)) {
    problems.push({ field: 'image', text: 'imageTooLarge' })
  }
  if (document && familiarFile(document) !== 'pdf') {
    problems.push({ field: 'document', text: 'documentInvalid' })
  } else if (document && document.size > maxDocumentBytes) {
    problems.push({ field: 'document', text: 'documentTooLarge' })
  }
  if (email === '') problems.push({ field: 'email', text: 'emailRequired' })
  else if (!isEmail(email)) problems.push({ field: 'email', text: 'emailInvalid' })
  if (phone === '') problems.push({ field: 'phone', text: 'phoneRequired' })
  else if (!isPhone(phone)) problems.push({ field: 'phone', text: 'phoneInvalid' })
  return problems
}

/** Returns the largest bytes of a file like this one: the shop makes a smaller image of a HEIC photo. */
function largestImage(file: File): number {
  return familiarFile(file) === 'heic' ? maxDocumentBytes : maxImageBytes
}

/** Returns whether a file is an image, or a HEIC photo, of which not every system knows that it is one. */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/') || familiarFile(file) === 'heic'
}
