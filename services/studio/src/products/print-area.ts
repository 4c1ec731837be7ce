import { type ProductCategory, printAreaMm } from '@stampa/rules/printing'
import { type Static, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'

const millimetres = Type.Number({ minimum: printAreaMm.min, maximum: printAreaMm.max })

/**
 * Print area of a side: a rectangle on the studio's square canvas, and its size in mm. The height on the canvas
 * follows from the size.
 */
export const printArea = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 1, description: 'Left edge, as a part of the canvas' }),
    y: Type.Number({ minimum: 0, maximum: 1, description: 'Top edge, as a part of the canvas' }),
    width: Type.Number({ exclusiveMinimum: 0, maximum: 1, description: 'As a part of the canvas' }),
    widthMm: millimetres,
    heightMm: millimetres,
  },
  { $id: 'PrintArea' },
)
export type PrintArea = Static<typeof printArea>

/** `back` is null when the back cannot be printed. */
export const printAreas = Type.Object(
  { front: printArea, back: nullable(printArea) },
  { $id: 'PrintAreas' },
)
export type PrintAreas = Static<typeof printAreas>

/** Returns whether the whole area is on the canvas. */
export function fitsCanvas({ x, y, width, widthMm, heightMm }: PrintArea): boolean {
  return x + width <= 1 && y + (width * heightMm) / widthMm <= 1
}

/** Default print areas of a category: usual print sizes, for a picture that the product fills. */
export const usualPrintAreas: Record<ProductCategory, PrintAreas> = {
  tshirt: sides({ x: 0.35, y: 0.27, width: 0.3, widthMm: 300, heightMm: 400 }),
  hoodie: {
    front: { x: 0.365, y: 0.36, width: 0.27, widthMm: 280, heightMm: 220 },
    back: { x: 0.355, y: 0.38, width: 0.29, widthMm: 300, heightMm: 350 },
  },
  mug: sides({ x: 0.33, y: 0.3, width: 0.34, widthMm: 80, heightMm: 85 }),
  'phone-case': {
    front: { x: 0.31, y: 0.34, width: 0.38, widthMm: 64, heightMm: 94 },
    back: null,
  },
  'tote-bag': sides({ x: 0.34, y: 0.46, width: 0.32, widthMm: 280, heightMm: 320 }),
  cap: { front: { x: 0.39, y: 0.34, width: 0.22, widthMm: 110, heightMm: 55 }, back: null },
  other: sides({ x: 0.3, y: 0.3, width: 0.4, widthMm: 200, heightMm: 200 }),
}

function sides(area: PrintArea): PrintAreas {
  return { front: area, back: area }
}

const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

/** Default sizes of a category; none for products of one size. */
export function usualSizes(category: ProductCategory): string[] {
  return category === 'tshirt' || category === 'hoodie' ? [...letterSizes] : []
}
