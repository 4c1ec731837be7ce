import {
  type DesignDocument,
  elementsOf,
  type PrintArea,
  parseDesignDocument,
} from '@stampa/design'
import { type AssetLibrary, assetsOf } from '../assets/asset-library.ts'
import type { Box } from '../core/arrange.ts'
import { newId } from '../core/ids.ts'
import { mended, stopsOrder } from '../core/mend.ts'
import { type Finding, preflight } from '../core/preflight.ts'
import type { SavedMockup } from '../mockups/mockup.ts'
import { measure } from '../stage/measure.ts'
import { drawMockup } from '../stage/mockup.ts'
import { pictureOf, printAreaOf } from '../studio/choice.ts'
import type { Product } from '../studio/studio.data.ts'
import { loadPicture } from '../workspace/use-background.ts'
import { loadFonts } from '../workspace/use-editing.ts'

/** A saved mockup with parts that would be cut off or print too coarsely. */
export interface FaultyMockup {
  readonly mockup: SavedMockup
  readonly document: DesignDocument
  readonly area: PrintArea
  /** URL of the product's picture. */
  readonly picture: string | null
  readonly boxes: readonly Box[]
  readonly faults: readonly Finding[]
}

/** Finds the mockups whose print would disappoint; one whose product or images are gone is not judged. */
export async function findFaultyMockups(
  mockups: readonly SavedMockup[],
  products: readonly Product[],
  library: AssetLibrary,
): Promise<FaultyMockup[]> {
  const found = await Promise.all(
    mockups.map(mockup => inspect(mockup, products, library).catch(() => undefined)),
  )
  return found.flatMap(faulty => (faulty && faulty.faults.length > 0 ? [faulty] : []))
}

async function inspect(
  mockup: SavedMockup,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<FaultyMockup | undefined> {
  const { productId, colorName, view, designData } = mockup
  const product = products.find(({ _id }) => _id === productId)
  const variant = product?.colorVariants.find(known => known.colorName === colorName)
  const parsed = parseDesignDocument(JSON.parse(designData).stampa)
  if (!product || !variant || !parsed.ok) return undefined
  const { document } = parsed
  const choice = { product, variant, side: view }
  const area = printAreaOf(choice)
  const elements = elementsOf(document, view)
  await loadFonts(elements)
  const boxes = measure(elements, library)
  const around = { area, garment: variant.colorCode, boxes, factsOf: library.factsOf }
  const faults = preflight(elements, around).filter(stopsOrder)
  return { mockup, document, area, picture: pictureOf(choice), boxes, faults }
}

/** Draws the mockup again with every part sharp and inside the print area. @throws when it cannot be drawn */
export async function mendMockup(
  { mockup, document, area, picture, boxes }: FaultyMockup,
  library: AssetLibrary,
): Promise<SavedMockup> {
  const elements = mended(elementsOf(document, mockup.view), { area, boxes })
  const own = document.shared ? 'front' : mockup.view
  const whole = { ...document, sides: { ...document.sides, [own]: elements } }
  const background = picture ? await loadPicture(picture) : null
  const scene = { elements, area, background, selected: new Set<string>() }
  const drawn = await drawMockup(scene, whole, library)
  return { ...mockup, ...drawn, id: newId(), assets: assetsOf(whole) }
}
