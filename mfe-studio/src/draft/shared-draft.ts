import { parseDesignDocument, type Side, sides } from '@stampa/design'
import { apiOrigin, publicFetch } from '@stampa/platform'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { fetchOriginals } from '../assets/fetch-originals.ts'
import { studio } from '../studio/studio.data.ts'
import { studioPath } from '../studio/studio-head.ts'
import { addressParameters } from './address-parameters.ts'
import type { Draft } from './draft-store.ts'
import { assetsOf } from './used-assets.ts'

/**
 * Leaves the design with the shop for thirty days.
 *
 * @returns The address that opens it, on any device.
 * @throws when the service does not take it
 */
export async function shareDraft(draft: Draft, library: AssetLibrary): Promise<string> {
  const { document, productId, variantId, side } = draft
  const body = new FormData()
  body.set('document', JSON.stringify({ document, productId, variantId, side }))
  for (const hash of assetsOf(document)) {
    const asset = library.get(hash)
    if (asset) body.set(hash, asset.file, hash)
  }
  const response = await publicFetch(
    new Request(`${apiOrigin}/api/design-studio/drafts`, { method: 'POST', body }),
  )
  const answer: unknown = await response.json()
  if (!response.ok || typeof answer !== 'object' || answer === null || !('token' in answer)) {
    throw new Error(`The draft was not taken: ${response.status}`)
  }
  return `${apiOrigin}${studioPath}?${addressParameters.draft}=${encodeURIComponent(String(answer.token))}`
}

/**
 * A design that was left with the shop, its images in the library.
 *
 * @throws when there is none under that token, or it cannot be read
 */
export async function openSharedDraft(token: string, library: AssetLibrary): Promise<Draft> {
  const { data } = await studio.GET('/api/design-studio/drafts/{token}', {
    params: { path: { token } },
  })
  if (!data) throw new Error('There is no such draft')
  const draft = draftFrom(JSON.parse(data.document))
  await fetchOriginals(data.assets, library)
  return draft
}

function draftFrom(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) throw new TypeError('The draft is no object')
  const { document, productId, variantId, side }: Record<string, unknown> = { ...value }
  const parsed = parseDesignDocument(document)
  if (!parsed.ok) throw new TypeError(`${parsed.path} ${parsed.problem}`)
  return {
    document: parsed.document,
    productId: String(productId),
    variantId: String(variantId),
    side: sides.find((known): known is Side => known === side) ?? 'front',
    mockups: [],
  }
}
