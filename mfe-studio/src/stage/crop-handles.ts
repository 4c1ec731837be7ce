import { Control, controlsUtils, FabricImage, type TransformActionHandler } from 'fabric/es'
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

/** @param direction of the handle from the centre, along the axis */
function cropHandle(axis: Axis, direction: -1 | 1): Control {
  const { extent } = axes[axis]
  const { offset, scale, flip } = fields[axis]
  const crop: TransformActionHandler = (_event, transform, x, y) => {
    const { target: image, originX, originY } = transform
    if (!(image instanceof FabricImage)) return false
    const whole = image.getOriginalSize()[extent]
    const [start, before] = [image[offset], image[extent]]
    const isStart = direction < 0 !== image[flip]
    const most = isStart ? start + before : whole - start
    const point = controlsUtils.getLocalPoint(transform, originX, originY, x, y)
    const wanted = (direction * point[axis]) / image[scale]
    const now = Math.min(most, Math.max(smallestCrop * whole, wanted))
    image.set({ [extent]: now, [offset]: isStart ? start + before - now : start })
    return now !== before
  }
  return new Control({
    [axis]: direction / 2,
    actionName: 'crop',
    cursorStyleHandler: controlsUtils.scaleCursorStyleHandler,
    actionHandler: controlsUtils.wrapWithFireEvent(
      'resizing',
      controlsUtils.wrapWithFixedAnchor(crop),
    ),
    render: controlsUtils.renderSquareControl,
  })
}
