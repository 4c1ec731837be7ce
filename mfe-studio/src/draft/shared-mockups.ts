import { type DesignDocument, parseDesignDocument, sides } from '@stampa/design'
import { maxMockups } from '@stampa/rules/files'
import { type AssetLibrary, assetsOf } from '../assets/asset-library.ts'
import { newId } from '../core/ids.ts'
import { peopleFrom, peopleText, readQuantity, type SavedMockup } from '../mockups/mockup.ts'
import { drawAgain, findPlace } from '../order/faulty-mockups.ts'
import { readPrintChoice } from '../price/print-choice.ts'
import type { Product } from '../studio/studio.data.ts'

/** A saved mockup in a shared link: its design, from which the browser that opens the link draws the picture again. */
export function sharedMockup(mockup: SavedMockup) {
  const { mockupImage: _, id: __, assets: ___, designData, ...shared } = mockup
  const document: unknown = JSON.parse(designData).stampa
  return { ...shared, document }
}

/** Opens mockups of a link, which are of unknown origin; those that cannot be drawn are left out. */
export async function openSharedMockups(
  value: unknown,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<SavedMockup[]> {
  // A forged link with more than an order may have would draw for minutes.
  const shared: unknown[] = Array.isArray(value) ? value.slice(0, maxMockups) : []
  // Opened again, it has other pieces.
  const opening = newId()
  const opened = await Promise.all(
    shared.map(one =>
      openOne(Object(one), opening, products, library).catch(error => {
        console.warn('A shared mockup was not opened', error)
      }),
    ),
  )
  return opened.filter(mockup => mockup !== undefined)
}

async function openOne(
  shared: Record<string, unknown>,
  opening: string,
  products: readonly Product[],
  library: AssetLibrary,
): Promise<SavedMockup> {
  const quantity = readQuantity(String(shared.quantity))
  const view = sides.find(known => known === shared.view)
  const parsed = parseDesignDocument(shared.document)
  if (typeof quantity !== 'number' || !view || !parsed.ok) throw new TypeError('Not a mockup')
  const [productId, colorName] = [String(shared.productId), String(shared.colorName)]
  const place = findPlace({ productId, colorName, view }, products)
  if (!place) throw new TypeError('Its product is not sold any more')
  const document: DesignDocument = parsed.document
  const choice = readPrintChoice(shared.choice, place.choice.product.priceTable)
  return {
    id: newId(),
    productId,
    productName: place.choice.product.name,
    colorName,
    view,
    ...(typeof shared.item === 'string' && { item: opening + shared.item.slice(0, 20) }),
    ...(await drawAgain(document, place, library)),
    quantity,
    ...(choice && { choice }),
    sizes: sizesOf(shared.sizes, quantity),
    people: Array.isArray(shared.people)
      ? peopleFrom(peopleText(shared.people.map(Object), true), true)
      : [],
    assets: assetsOf(document),
  }
}

/** Sizes must add up to the quantity. */
function sizesOf(value: unknown, quantity: number): Record<string, number> {
  const sizes = Object.entries(Object(value)).flatMap(([size, pieces]): [string, number][] =>
    typeof pieces === 'number' && Number.isInteger(pieces) && pieces > 0 ? [[size, pieces]] : [],
  )
  const sum = sizes.reduce((total, [, pieces]) => total + pieces, 0)
  return sum === quantity ? Object.fromEntries(sizes) : {}
}
