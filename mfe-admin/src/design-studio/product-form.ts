import { toForm } from '../shared/form/form-values.ts'
import type { StudioProduct } from './design-studio.data.ts'
import { printAreasToForm } from './print-areas.ts'

/** The form as a product fills it, or as that of a new one begins: back-office specification, section 5. */
export function productToForm(product: StudioProduct | undefined): FormData {
  return toForm({
    name: product?.name ?? '',
    category: product?.category ?? 'tshirt',
    displayOrder: product?.displayOrder ?? 0,
    sizes: product?.sizes.join(', ') ?? '',
    ...(product && printAreasToForm(product.printAreas)),
    active: product?.active ?? true,
  })
}
