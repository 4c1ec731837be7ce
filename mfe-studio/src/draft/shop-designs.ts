import { multipart, type StudioAnswer, studioClient, unwrap } from '@stampa/api'
import { type DesignDocument, parseDesignDocument, type Side, sides } from '@stampa/design'
import { adminFetch, apiOrigin, type Language } from '@stampa/platform'
import { type AssetLibrary, assetsOf } from '../assets/asset-library.ts'
import { fitsFrom, noFits } from '../core/fit.ts'
import { type Product, studio } from '../studio/studio.data.ts'
import { addressOf, namedIn } from './address.ts'
import type { Draft } from './draft-store.ts'
import { openSharedMockups, sharedMockup } from './shared-mockups.ts'

const adminStudio = studioClient({ baseUrl: apiOrigin, fetch: adminFetch })

export type OrderedMockup = StudioAnswer<'/api/design-studio/orders/{id}/mockups/{index}/design'>

/**
 * Loads the design that the page's address names, with its images; undefined without one.
 *
 * @throws when there is no such design, or the visitor may not see it
 */
export async function openNamedDesign(
  products: readonly Product[],
  library: AssetLibrary,
): Promise<Draft | undefined> {
  const { token, mockup: ordered } = namedIn(location.search)
  if (token !== null) return openSharedDraft(token, products, library)
  if (!ordered) return undefined
  const { mockup, document } = await readOrderedDesign(ordered, library)
  const { productId, colorName, view } = mockup
  const product = products.find(({ _id }) => _id === productId)
  const variant = product?.colorVariants.find(candidate => candidate.colorName === colorName)
  const variantId = variant?._id ?? ''
  return { document, fits: noFits, productId, variantId, side: view, both: false, mockups: [] }
}

/**
 * Loads an ordered design with its images, as an administrator.
 *
 * @throws when there is no such mockup, or no administrator is signed in
 */
export async function readOrderedDesign(
  { order, index }: { order: string; index: number },
  library: AssetLibrary,
): Promise<{ mockup: OrderedMockup; document: DesignDocument }> {
  const mockup = await unwrap(
    adminStudio.GET('/api/design-studio/orders/{id}/mockups/{index}/design', {
      params: { path: { id: order, index } },
    }),
    { fallback: 'There is no such mockup' },
  )
  const { stampa }: { stampa?: unknown } = JSON.parse(mockup.designData)
  const document = checked(stampa)
  await library.fetch(mockup.assets)
  return { mockup, document }
}

/**
 * Stores a design with its mockups at the shop for thirty days and returns the URL that opens it in a
 * language.
 *
 * @throws ApiError
 */
export async function shareDraft(
  { mockups, ...design }: Draft,
  library: AssetLibrary,
  language: Language,
): Promise<string> {
  const all = [...assetsOf(design.document), ...mockups.flatMap(({ assets }) => assets)]
  const assets = library.parts([...new Set(all)])
  const document = JSON.stringify({ ...design, mockups: mockups.map(sharedMockup) })
  const { token } = await unwrap(
    studio.POST('/api/design-studio/drafts', {
      body: { document },
      bodySerializer: body => multipart({ ...body, ...assets }),
    }),
    { fallback: 'The draft was not accepted' },
  )
  // Without a language the page is in Greek, with the texts that the specification has in English.
  return apiOrigin + addressOf({ draft: token, ...(language === 'en' && { lang: language }) })
}

async function openSharedDraft(
  token: string,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<Draft> {
  const data = await unwrap(
    studio.GET('/api/design-studio/drafts/{token}', { params: { path: { token } } }),
    { fallback: 'There is no such draft' },
  )
  const stored: Record<string, unknown> = JSON.parse(data.document)
  const { document, fits, productId, variantId, side, both, mockups } = stored
  await library.fetch(data.assets)
  const design = checked(document)
  const opened = await openSharedMockups(mockups, products, library)
  // The design of an order names no variant.
  const ofOrder = products
    .find(({ _id }) => _id === productId)
    ?.colorVariants.find(({ colorName }) => colorName === opened[0]?.colorName)
  return {
    document: design,
    fits: fitsFrom(fits),
    productId: String(productId),
    variantId: String(variantId ?? ofOrder?._id),
    side: sides.find((known): known is Side => known === side) ?? 'front',
    // An earlier version of the page printed it on both.
    both: typeof both === 'boolean' ? both : design.shared,
    mockups: opened,
  }
}

function checked(value: unknown): DesignDocument {
  const parsed = parseDesignDocument(value)
  if (!parsed.ok) throw new TypeError(`${parsed.path} ${parsed.problem}`)
  return parsed.document
}
