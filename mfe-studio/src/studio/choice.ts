import type { PrintArea, Side } from '@stampa/design'
import type { Product, Variant } from './studio.data.ts'

/** What is being designed on. */
export interface Choice {
  readonly product: Product
  readonly variant: Variant
  readonly side: Side
}

/** The first product in its first colour; undefined when there is none. */
export function firstChoice(products: readonly Product[]): Choice | undefined {
  const [product] = products
  return product && chooseProduct(product, 'front')
}

/** A product in its first colour, from the same side if that has one. */
export function chooseProduct(product: Product, side: Side): Choice | undefined {
  const [variant] = product.colorVariants
  return variant && chooseVariant(product, variant, side)
}

export function chooseVariant(product: Product, variant: Variant, side: Side): Choice {
  return { product, variant, side: side === 'back' && variant.backImage ? 'back' : 'front' }
}

/** The products' entries with these ids; undefined when the shop has them no more. */
export function findChoice(
  products: readonly Product[],
  ids: { productId: string; variantId: string; side: Side },
): Choice | undefined {
  const product = products.find(({ _id }) => _id === ids.productId)
  const variant = product?.colorVariants.find(({ _id }) => _id === ids.variantId)
  return product && variant && chooseVariant(product, variant, ids.side)
}

/** Where the side is printed; a back that nobody has measured is taken for the front's like. */
export function printAreaOf({ product, side }: Choice): PrintArea {
  return product.printAreas[side] ?? product.printAreas.front
}

/** Address of the picture that the canvas shows. */
export function pictureOf({ variant, side }: Choice): string | null {
  return side === 'front' ? variant.frontImage : variant.backImage
}
