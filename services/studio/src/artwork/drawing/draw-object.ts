import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { FabricObject } from 'fabric/es'
import { asBrowserContext, typeset } from './environment.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws an object of a design. What is translucent and lies over itself, like a letter over its own outline, is drawn
 * opaque on a layer of its own first, as it is on the studio's screen.
 *
 * @param size of the layer, in the pixels that the object is placed in
 */
export function drawObject(context: SKRSContext2D, object: FabricObject, size: Size): void {
  // A cache of Fabric's is a picture of limited size, and a print would be blurred.
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

/** Draws an object as if nothing showed through it. */
export function drawOpaque(context: SKRSContext2D, object: FabricObject): void {
  const { opacity } = object
  object.objectCaching = false
  object.opacity = 1
  object.render(asBrowserContext(context))
  object.opacity = opacity
}
