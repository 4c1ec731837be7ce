import { studioClient } from '@stampa/api'
import { parseDesignDocument } from '@stampa/design'
import { adminFetch, apiOrigin } from '@stampa/platform'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { fetchOriginals } from '../assets/fetch-originals.ts'
import type { Product } from '../studio/studio.data.ts'
import type { Draft } from './draft-store.ts'

const shop = studioClient({ baseUrl: apiOrigin, fetch: adminFetch })

/**
 * A copy of what a customer has ordered, for staff who are signed in: the order stays as it was sent.
 *
 * @throws when there is no such mockup, or nobody is signed in
 */
export async function openOrderedDesign(
  id: string,
  index: number,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<Draft> {
  const { data } = await shop.GET('/api/design-studio/orders/{id}/mockups/{index}/design', {
    params: { path: { id, index } },
  })
  if (!data) throw new Error('There is no such mockup')
  const parsed = parseDesignDocument(designIn(JSON.parse(data.designData)))
  if (!parsed.ok) throw new TypeError(`${parsed.path} ${parsed.problem}`)
  await fetchOriginals(data.assets, library)
  const product = products.find(({ _id }) => _id === data.productId)
  const variant = product?.colorVariants.find(({ colorName }) => colorName === data.colorName)
  return {
    document: parsed.document,
    productId: data.productId,
    variantId: variant?._id ?? '',
    side: data.view,
    mockups: [],
  }
}

function designIn(canvas: unknown): unknown {
  return typeof canvas === 'object' && canvas !== null && 'stampa' in canvas
    ? canvas.stampa
    : undefined
}
