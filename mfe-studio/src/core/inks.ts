import type { DesignElement } from '@stampa/design'
import { colorDistance } from './color.ts'
import type { PixelFacts } from './pixel-facts.ts'

/**
 * Colour distance up to which two colours are printed with one ink: such as black and #111111, which a print
 * hardly tells apart.
 */
const sameInk = 0.09

/** The spot colours of a side's visible elements, `#rrggbb`; null when a photograph needs full colour. */
export function inksOf(
  elements: readonly DesignElement[],
  factsOf: (asset: string) => PixelFacts | undefined,
): string[] | null {
  const colors: string[] = []
  for (const element of elements) {
    if (element.hidden) continue
    const own = element.type === 'image' ? factsOf(element.asset)?.inks : solid(element)
    if (!own) return null
    for (const color of own) {
      if (colors.every(known => colorDistance(known, color) > sameInk)) colors.push(color)
    }
  }
  return colors
}

function solid(element: Exclude<DesignElement, { type: 'image' }>): string[] {
  const outline = element.type === 'text' ? element.outline : null
  return outline ? [element.fill, outline.color] : [element.fill]
}

/** Screen printing needs a screen for each ink, which pays off from this many pieces. */
const screenFrom = { pieces: 50, maxInks: 4 }

type PrintMethod = 'screen' | 'dtf' | 'embroidery' | 'sublimation' | 'uv'

/** Methods by the product's category; of two, the first for few inks on many pieces. */
const methods: Readonly<Record<string, readonly [PrintMethod, PrintMethod?]>> = {
  tshirt: ['screen', 'dtf'],
  hoodie: ['screen', 'dtf'],
  'tote-bag': ['screen', 'dtf'],
  cap: ['embroidery', 'dtf'],
  mug: ['sublimation'],
  'phone-case': ['uv'],
}

/** Returns the print method for a number of pieces of a product in these inks; undefined for an unknown product. */
export function suggestedMethod(
  inks: readonly string[] | null,
  quantity: number,
  category: string | undefined,
): PrintMethod | undefined {
  const [first, otherwise = first] = methods[category ?? ''] ?? []
  const isFew = inks !== null && inks.length <= screenFrom.maxInks
  return isFew && quantity >= screenFrom.pieces ? first : otherwise
}
