import { type DesignElement, type PrintArea, pixelsPerMm, printAreaPixels } from '@stampa/design'
import type { PreparedImage, Projection } from '@stampa/design/project'
import type { FabricObject, StaticCanvas } from 'fabric/es'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Frame } from '../core/arrange.ts'

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

/**
 * Makes a canvas draw a design inside its print area only; the product picture stays whole. One clipping path for all
 * objects: Fabric's `clipPath` on each object would draw each through a canvas of its own.
 *
 * @param area Returns the print area in stage pixels.
 */
export function clipToArea(canvas: StaticCanvas, area: () => Frame | undefined): void {
  const isBackground = ({ stampaRole }: FabricObject) => stampaRole === 'background'
  canvas._renderObjects = (context, objects) => {
    context.save()
    for (const object of objects) if (isBackground(object)) object.render(context)
    const clip = area()
    if (clip) {
      context.beginPath()
      context.rect(clip.left, clip.top, clip.width, clip.height)
      context.clip()
    }
    for (const object of objects) if (!isBackground(object)) object.render(context)
    context.restore()
  }
}
