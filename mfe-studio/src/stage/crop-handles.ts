import { Control, FabricImage, Point, type TransformActionHandler, util } from 'fabric/es'
import { type Axis, axes } from '../core/arrange.ts'
import { smallestCrop } from '../core/crop.ts'

/** The fields of an image along each axis. */
const fields = {
  x: { offset: 'cropX', scale: 'scaleX', flip: 'flipX' },
  y: { offset: 'cropY', scale: 'scaleY', flip: 'flipY' },
} as const

/** Handles in the middle of an image's edges, each of which moves its edge over the image. */
export function cropHandles(): Record<string, Control> {
  return {
    ml: cropHandle('x', -1),
    mr: cropHandle('x', 1),
    mt: cropHandle('y', -1),
    mb: cropHandle('y', 1),
  }
}

/** Unlike the handles at the corners, which scale. */
class SquareHandle extends Control {
  override render(...[context, left, top, look, object]: Parameters<Control['render']>) {
    super.render(context, left, top, { ...look, cornerStyle: 'rect' }, object)
  }
}

/** @param direction of the handle from the centre, along the axis */
function cropHandle(axis: Axis, direction: -1 | 1): Control {
  const { extent } = axes[axis]
  const { offset, scale, flip } = fields[axis]
  const crop: TransformActionHandler = (_event, { target: image, originX, originY }, x, y) => {
    if (!(image instanceof FabricImage)) return false
    const whole = image.getOriginalSize()[extent]
    const [start, before] = [image[offset], image[extent]]
    const isStart = direction < 0 !== image[flip]
    const most = isStart ? start + before : whole - start
    // The opposite edge stays where it is.
    const opposite = image.translateToOriginPoint(image.getRelativeCenterPoint(), originX, originY)
    const point = new Point(x, y).subtract(opposite).rotate(util.degreesToRadians(-image.angle))
    const wanted = (direction * point[axis]) / image[scale]
    const now = Math.min(most, Math.max(smallestCrop * whole, wanted))
    image.set({ [extent]: now, [offset]: isStart ? start + before - now : start })
    image.setPositionByOrigin(opposite, originX, originY)
    return now !== before
  }
  return new SquareHandle({
    [axis]: direction / 2,
    actionName: 'crop',
    cursorStyle: axis === 'x' ? 'ew-resize' : 'ns-resize',
    actionHandler: crop,
  })
}
