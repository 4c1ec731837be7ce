import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Product } from '../studio/studio.data.ts'
import { addressParameters } from './address-parameters.ts'
import type { Draft } from './draft-store.ts'
import { openOrderedDesign } from './ordered-design.ts'
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
  const parameters = new URLSearchParams(search)
  const token = parameters.get(addressParameters.draft)
  if (token !== null) return openSharedDraft(token, library)
  const order = parameters.get(addressParameters.order)
  if (order === null) return undefined
  const mockup = Number(parameters.get(addressParameters.mockup) ?? 0)
  return openOrderedDesign(order, mockup, products, library)
}
