import { type StudioAnswer, studioClient } from '@stampa/api'
import { type DesignDocument, parseDesignDocument } from '@stampa/design'
import { adminFetch, apiOrigin } from '@stampa/platform'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { fetchOriginals } from '../assets/fetch-originals.ts'

const shop = studioClient({ baseUrl: apiOrigin, fetch: adminFetch })

/** A mockup of an order as the shop keeps it. */
export type OrderedMockup = StudioAnswer<'/api/design-studio/orders/{id}/mockups/{index}/design'>

interface OrderedDesign {
  readonly mockup: OrderedMockup
  readonly document: DesignDocument
}

/** Which design of which order. */
export interface MockupOfOrder {
  readonly order: string
  /** From 0. */
  readonly index: number
}

/**
 * What a customer has ordered, its images in the library, for staff who are signed in.
 *
 * @throws when there is no such mockup, or nobody is signed in
 */
export async function readOrderedDesign(
  { order, index }: MockupOfOrder,
  library: AssetLibrary,
): Promise<OrderedDesign> {
  const { data: mockup } = await shop.GET('/api/design-studio/orders/{id}/mockups/{index}/design', {
    params: { path: { id: order, index } },
  })
  if (!mockup) throw new Error('There is no such mockup')
  const parsed = parseDesignDocument(designIn(JSON.parse(mockup.designData)))
  if (!parsed.ok) throw new TypeError(`${parsed.path} ${parsed.problem}`)
  await fetchOriginals(mockup.assets, library)
  return { mockup, document: parsed.document }
}

function designIn(canvas: unknown): unknown {
  return typeof canvas === 'object' && canvas !== null && 'stampa' in canvas
    ? canvas.stampa
    : undefined
}
