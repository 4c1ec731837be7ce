import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Product } from '../studio/studio.data.ts'
import { addressParameters } from './address-parameters.ts'
import type { Draft } from './draft-store.ts'
import { type MockupOfOrder, readOrderedDesign } from './ordered-design.ts'
import { openSharedDraft } from './shared-draft.ts'

/**
 * The design that the page's address names, its images in the library; undefined when it names none.
 *
 * @param search The address's query.
 * @returns Rejects when that design is not there, or not for this visitor.
 */
export function draftOfAddress(
  search: string,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<Draft> | undefined {
  const token = new URLSearchParams(search).get(addressParameters.draft)
  if (token !== null) return openSharedDraft(token, library)
  const ordered = mockupOfAddress(search)
  return ordered && copyOfOrdered(ordered, products, library)
}

/** The ordered design that the address names. */
export function mockupOfAddress(search: string): MockupOfOrder | undefined {
  const parameters = new URLSearchParams(search)
  const order = parameters.get(addressParameters.order)
  const index = Number(parameters.get(addressParameters.mockup) ?? 0)
  return order === null ? undefined : { order, index }
}

/** To go on from; the order stays as it was sent. */
async function copyOfOrdered(
  ordered: MockupOfOrder,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<Draft> {
  const { mockup, document } = await readOrderedDesign(ordered, library)
  const product = products.find(({ _id }) => _id === mockup.productId)
  const variant = product?.colorVariants.find(({ colorName }) => colorName === mockup.colorName)
  return {
    document,
    productId: mockup.productId,
    variantId: variant?._id ?? '',
    side: mockup.view,
    mockups: [],
  }
}
