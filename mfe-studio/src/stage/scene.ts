import { type DesignElement, type PrintArea, pixelsPerMm, printAreaPixels } from '@stampa/design'
import type { PreparedImage, Projection } from '@stampa/design/project'
import type { AssetLibrary } from '../assets/asset-library.ts'

export interface Scene {
  /** Bottom to top. */
  readonly elements: readonly DesignElement[]
  readonly area: PrintArea
  readonly background: Background | null
  readonly selected: ReadonlySet<string>
}

/** The picture of the product and its URL. */
export interface Background extends PreparedImage {
  readonly url: string
}

/** The projection of a design onto a stage with this print area. */
export function projectionOf(area: PrintArea, library: AssetLibrary): Projection {
  const { left, top, width, height } = printAreaPixels(area)
  return {
    pixelsPerMm: pixelsPerMm(area),
    center: { x: left + width / 2, y: top + height / 2 },
    image: library.prepare,
  }
}

/** Light grey in both colour schemes, like the background of the product pictures. */
export const canvasGround = '#f0f0f0'
