import { type Rules, required, wholeNumber } from '../shared/form/rules.ts'
import type { StudioProduct } from './design-studio.data.ts'
import { type PrintAreaValues, printAreasToValues } from './print-areas.ts'

/** Values of the form of a product; a new one has no sizes and print areas yet. */
export type ProductValues = Partial<PrintAreaValues> & {
  name: string
  category: string
  displayOrder: number | null
  sizes: string
  active: boolean
}

export const productRules: Rules = {
  name: required('Product name is required'),
  displayOrder: wholeNumber('Display order must be 0 or more'),
}

/** Returns the form's values for a product, or those of a new one: back-office specification, section 5. */
export function productToValues(product: StudioProduct | undefined): ProductValues {
  return {
    name: product?.name ?? '',
    category: product?.category ?? 'tshirt',
    displayOrder: product?.displayOrder ?? 0,
    sizes: product?.sizes.join(', ') ?? '',
    ...(product && printAreasToValues(product.printAreas)),
    active: product?.active ?? true,
  }
}
