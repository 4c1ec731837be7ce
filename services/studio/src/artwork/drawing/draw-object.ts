import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { FabricObject } from 'fabric/es'
import { asBrowserContext, typeset } from './environment.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws an object of a design. A translucent object that overlaps itself, like text over its outline, is drawn opaque
 * on a layer first, as on the studio's screen.
 *
 * @param size of the layer, in the pixels that the object is placed in
 */
export function drawObject(context: SKRSContext2D, object: FabricObject, size: Size): void {
  // Fabric's cache is a bitmap of limited size, which would blur the print.
  object.objectCaching = false
  if (object.opacity === 1 || !object.stroke) {
    object.render(asBrowserContext(context))
    return
  }
  const layer = createCanvas(size.width, size.height)
  drawOpaque(typeset(layer.getContext('2d')), object)
  context.save()
  context.globalAlpha = object.opacity
  context.drawCanvas(layer, 0, 0)
  context.restore()
}

/** Draws an object with full opacity. */
export function drawOpaque(context: SKRSContext2D, object: FabricObject): void {
  const { opacity } = object
  object.objectCaching = false
  object.opacity = 1
  object.render(asBrowserContext(context))
  object.opacity = opacity
}
