import type { PrintArea, Side } from '@stampa/design'
import type { Product, Variant } from './studio.data.ts'

export interface Choice {
  readonly product: Product
  readonly variant: Variant
  readonly side: Side
}

/** The first product in its first colour, from the front; undefined without products. */
export function firstChoice(products: readonly Product[]): Choice | undefined {
  const [product] = products
  return product && chooseProduct(product, 'front')
}

/** A product in its first colour, from `side` if it has one. */
export function chooseProduct(product: Product, side: Side): Choice | undefined {
  const [variant] = product.colorVariants
  return variant && chooseVariant(product, variant, side)
}

export function chooseVariant(product: Product, variant: Variant, side: Side): Choice {
  return { product, variant, side: side === 'back' && variant.backImage ? 'back' : 'front' }
}

/** The choice with these ids; undefined when the shop no longer has the product or colour. */
export function findChoice(
  products: readonly Product[],
  ids: { productId: string; variantId: string; side: Side },
): Choice | undefined {
  const product = products.find(({ _id }) => _id === ids.productId)
  const variant = product?.colorVariants.find(({ _id }) => _id === ids.variantId)
  return product && variant && chooseVariant(product, variant, ids.side)
}

/** The print area of the side; a back without one has that of the front. */
export function printAreaOf({ product, side }: Choice): PrintArea {
  return product.printAreas[side] ?? product.printAreas.front
}

/** URL of the picture that the canvas shows. */
export function pictureOf({ variant, side }: Choice): string | null {
  return side === 'front' ? variant.frontImage : variant.backImage
}
