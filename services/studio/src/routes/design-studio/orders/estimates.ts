import { estimateLine, type LineEstimate } from '@stampa/pricing'
import type { Garment } from '../products/store.ts'
import { itemOf } from './rules.ts'
import type { NewMockup } from './schema.ts'

/**
 * Returns the estimate of each item at the index of its first mockup, by the price table of its product: the sides are
 * those of the designs, not the visitor's claim.
 *
 * @param garments of the mockups
 */
export function estimateItems(
  mockups: readonly Pick<NewMockup, 'item' | 'quantity' | 'choice'>[],
  garments: readonly { product: Pick<Garment['product'], 'price_table'> }[],
): (LineEstimate | undefined)[] {
  const items = mockups.map((_, index) => itemOf(mockups, index))
  return mockups.map(({ choice, quantity }, index) => {
    if (!choice || items[index] !== index) return undefined
    const sides = items.filter(first => first === index).length
    return estimateLine(garments[index]?.product.price_table, { ...choice, sides }, quantity)
  })
}
