import type { DesignElement } from '@stampa/design'
import type { Projection } from '@stampa/design/project'
import { FabricImage, type FabricObject, Textbox } from 'fabric/es'
import type { Fields } from '../core/history.ts'
import { normalAngle, resized, widthOf } from '../core/size-and-angle.ts'

/**
 * Reads the fields of an element from its object after the user transformed it: the inverse of the projection.
 *
 * @param drawnWidth The object's own width before the transform, pixels.
 */
export function readBack(
  object: FabricObject,
  element: DesignElement,
  { pixelsPerMm, center }: Projection,
  drawnWidth: number,
): Fields {
  const middle = object.getCenterPoint()
  return {
    ...rounded({
      x: (middle.x - center.x) / pixelsPerMm,
      y: (middle.y - center.y) / pixelsPerMm,
      // Not from the whole matrix: there a flipped object in a selection seems turned by 180°.
      rotation: normalAngle(object.angle + (object.group?.angle ?? 0)),
    }),
    ...sizeOf(object, element, pixelsPerMm, drawnWidth),
  }
}

function sizeOf(
  object: FabricObject,
  element: DesignElement,
  pixelsPerMm: number,
  drawnWidth: number,
): Fields {
  const { x: scale, y: scaleY } = object.getObjectScaling()
  if (element.type === 'image' && object instanceof FabricImage) {
    const whole = object.getOriginalSize()
    const crop = {
      x: object.cropX / whole.width,
      y: object.cropY / whole.height,
      width: object.width / whole.width,
      height: object.height / whole.height,
    }
    const isCropped =
      !isSame(crop.width, element.crop.width) || !isSame(crop.height, element.crop.height)
    const size = { width: object.width * scale, height: object.height * scaleY }
    if (isCropped)
      return {
        crop,
        ...rounded({ width: size.width / pixelsPerMm, height: size.height / pixelsPerMm }),
      }
  }
  if (element.type !== 'text') {
    const width = (object.width * scale) / pixelsPerMm
    return isSame(width, widthOf(element)) ? {} : rounded(resized(element, width))
  }
  const isReflowed = object instanceof Textbox && !isSame(object.width, drawnWidth)
  if (isReflowed) return rounded({ width: object.width / pixelsPerMm })
  if (isSame(scale, 1)) return {}
  const { size, width, outline } = element
  return {
    ...rounded({ size: size * scale, width: width * scale }),
    ...(outline && { outline: { ...outline, ...rounded({ width: outline.width * scale }) } }),
  }
}

/** Ignores rounding errors, so that a move does not change a size. */
function isSame(length: number, other: number): boolean {
  return Math.abs(length / other - 1) < 1e-6
}

/** Rounds fields to a thousandth of a millimetre or degree, far below the resolution of print; −0 becomes 0. */
function rounded(fields: Readonly<Record<string, number>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Math.round(value * 1000) / 1000 + 0]),
  )
}
