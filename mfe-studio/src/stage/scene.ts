import { type DesignElement, type PrintArea, pixelsPerMm, printAreaPixels } from '@stampa/design'
import type { Projection } from '@stampa/design/project'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Rectangle } from './canvas-with-area.ts'

/** All that the stage shows. */
export interface Scene {
  /** Bottom to top. */
  readonly elements: readonly DesignElement[]
  readonly area: PrintArea
  readonly background: Background | null
  readonly chosen: ReadonlySet<string>
}

/** The picture of the product, with the address it came from. */
export interface Background {
  readonly source: HTMLImageElement
  readonly address: string
}

/** How a design lies on a stage with that print area. */
export function projectionOf(area: PrintArea, library: AssetLibrary): Projection {
  const { left, top, width, height } = printAreaPixels(area)
  return {
    pixelsPerMm: pixelsPerMm(area),
    center: { x: left + width / 2, y: top + height / 2 },
    image: library.prepare,
  }
}

/** The part of the stage that is printed. */
export function printedPart(area: PrintArea): Rectangle {
  return printAreaPixels(area)
}

/** Light grey, whatever the page's scheme: products are photographed on it. */
export const canvasGround = '#f0f0f0'
