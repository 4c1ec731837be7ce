import type { FabricObject, StaticCanvas } from 'fabric/es'
import type { Frame } from '../core/arrange.ts'

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
