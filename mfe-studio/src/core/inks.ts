import type { DesignElement } from '@stampa/design'
import { colorDistance } from './color.ts'
import type { PixelFacts } from './look-at-pixels.ts'

/** Colours that a design is printed in, or that it takes all of them. */
export type Inks =
  | { readonly full: true }
  | { readonly full: false; readonly colors: readonly string[] }

/** Below this distance two colours are printed with one ink. */
const sameInk = 0.08

/** The inks of what a side shows. */
export function inksOf(
  elements: readonly DesignElement[],
  factsOf: (asset: string) => PixelFacts | undefined,
): Inks {
  const colors: string[] = []
  for (const element of elements) {
    if (element.hidden) continue
    const own = element.type === 'image' ? factsOf(element.asset)?.inks : solid(element)
    if (!own) return { full: true }
    for (const color of own) {
      if (colors.every(known => colorDistance(known, color) > sameInk)) colors.push(color)
    }
  }
  return { full: false, colors }
}

function solid(element: Exclude<DesignElement, { type: 'image' }>): string[] {
  const outline = element.type === 'text' ? element.outline : null
  return outline ? [element.fill, outline.color] : [element.fill]
}

export type PrintMethod = 'screen' | 'dtf'

/** A screen is made for every ink; from this many pieces on that pays. */
const screenFrom = { pieces: 50, mostInks: 4 }

/** How the shop would print so many pieces in these inks. */
export function suggestedMethod(inks: Inks, quantity: number): PrintMethod {
  const few = !inks.full && inks.colors.length <= screenFrom.mostInks
  return few && quantity >= screenFrom.pieces ? 'screen' : 'dtf'
}
