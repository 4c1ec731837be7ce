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
import { type Choice, pictureOf, printAreaOf } from '../studio/choice.ts'
import type { Product } from '../studio/studio.data.ts'
import { loadPicture } from '../workspace/use-background.ts'
import { loadFonts } from '../workspace/use-editing.ts'

/** A saved mockup with parts that would be cut off or print too coarsely. */
export interface FaultyMockup {
  readonly mockup: SavedMockup
  readonly document: DesignDocument
  readonly place: Place
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
  const place = findPlace(mockup, products)
  const parsed = parseDesignDocument(JSON.parse(mockup.designData).stampa)
  if (!place || !parsed.ok) return undefined
  const { document } = parsed
  const elements = elementsOf(document, mockup.view)
  await loadFonts(elements)
  const boxes = measure(elements, library)
  const garment = place.choice.variant.colorCode
  const around = { area: place.area, garment, boxes, factsOf: library.factsOf }
  const faults = preflight(elements, around).filter(stopsOrder)
  return { mockup, document, place, boxes, faults }
}

/** Draws the mockup again with every part sharp and inside the print area. @throws when it cannot be drawn */
export async function mendMockup(
  { mockup, document, place, boxes }: FaultyMockup,
  library: AssetLibrary,
): Promise<SavedMockup> {
  const elements = mended(elementsOf(document, mockup.view), {
    area: place.area,
    boxes,
    garment: place.choice.variant.colorCode,
  })
  const own = document.shared ? 'front' : mockup.view
  const whole = { ...document, sides: { ...document.sides, [own]: elements } }
  const drawn = await drawAgain(whole, place, library)
  return { ...mockup, ...drawn, id: newId(), mended: true, assets: assetsOf(whole) }
}

/** Draws a side of a design on a product. @throws when the product's picture does not load */
export async function drawAgain(
  document: DesignDocument,
  { choice, area }: Place,
  library: AssetLibrary,
) {
  const elements = elementsOf(document, choice.side)
  await loadFonts(elements)
  const picture = pictureOf(choice)
  const background = picture ? await loadPicture(picture) : null
  return drawMockup({ elements, area, background, selected: new Set() }, document, library)
}

interface Place {
  readonly choice: Choice
  readonly area: PrintArea
}

/** The product and print area of a mockup; undefined when the shop no longer has them. */
export function findPlace(
  { productId, colorName, view }: Pick<SavedMockup, 'productId' | 'colorName' | 'view'>,
  products: readonly Product[],
): Place | undefined {
  const product = products.find(({ _id }) => _id === productId)
  const variant = product?.colorVariants.find(known => known.colorName === colorName)
  if (!product || !variant) return undefined
  const choice = { product, variant, side: view }
  return { choice, area: printAreaOf(choice) }
}
