import type { DesignElement } from '@stampa/design'
import type { Projection } from '@stampa/design/project'
import { type FabricObject, Textbox } from 'fabric/es'
import type { Fields } from '../core/step.ts'

/**
 * The element's fields as the visitor left its object on the canvas: the way back of the projection.
 *
 * @param drawnWidth The object's own width when it was drawn, in pixels.
 */
export function readBack(
  object: FabricObject,
  element: DesignElement,
  { pixelsPerMm, center }: Projection,
  drawnWidth: number,
): Fields {
  const middle = object.getCenterPoint()
  const scale = object.getObjectScaling()
  return {
    x: rounded((middle.x - center.x) / pixelsPerMm),
    y: rounded((middle.y - center.y) / pixelsPerMm),
    // Not read from the whole matrix: a mirrored object in a selection would seem turned by half.
    rotation: rounded(turn(object.angle + (object.group?.angle ?? 0))),
    ...sizeOf(object, element, scale.x, pixelsPerMm, drawnWidth),
  }
}

function sizeOf(
  object: FabricObject,
  element: DesignElement,
  scale: number,
  pixelsPerMm: number,
  drawnWidth: number,
): Fields {
  if (element.type === 'image') {
    const factor = (object.width * scale) / pixelsPerMm / element.width
    if (isOne(factor)) return {}
    return { width: rounded(element.width * factor), height: rounded(element.height * factor) }
  }
  if (element.type === 'qr') {
    const size = (object.width * scale) / pixelsPerMm
    return isOne(size / element.size) ? {} : { size: rounded(size) }
  }
  const reflowed = object instanceof Textbox && !isOne(object.width / drawnWidth)
  if (reflowed) return { width: rounded(object.width / pixelsPerMm) }
  if (isOne(scale)) return {}
  const { outline } = element
  return {
    size: rounded(element.size * scale),
    width: rounded(element.width * scale),
    ...(outline && { outline: { ...outline, width: rounded(outline.width * scale) } }),
  }
}

/** What a hand on a mouse does not mean: a move must not change a size by the last bit. */
function isOne(factor: number): boolean {
  return Math.abs(factor - 1) < 1e-6
}

/** A thousandth of a millimetre or degree is far below what is printed, and short in what is kept. */
function rounded(value: number): number {
  const result = Math.round(value * 1000) / 1000
  return Object.is(result, -0) ? 0 : result
}

/** Degrees within one turn. */
function turn(degrees: number): number {
  const rest = degrees % 360
  return rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest
}
