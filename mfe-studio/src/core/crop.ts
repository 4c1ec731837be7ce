import type { ImageElement } from '@stampa/design'

/** Fractions of an image that are cut off at its edges. */
interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Smallest fraction of the width and height that a crop keeps. */
export const smallestCrop = 0.05

export function edgesOf({ crop }: ImageElement): Edges {
  return {
    left: crop.x,
    top: crop.y,
    right: withoutRoundingError(1 - crop.x - crop.width),
    bottom: withoutRoundingError(1 - crop.y - crop.height),
  }
}

/** The fields of an image with another crop. The visible part keeps its scale and its position. */
export function cropped(
  element: ImageElement,
  { left, top, right, bottom }: Edges,
): Pick<ImageElement, 'crop' | 'width' | 'height' | 'x' | 'y'> {
  const { crop, rotation, flipX, flipY } = element
  const x = Math.min(left, 1 - smallestCrop)
  const y = Math.min(top, 1 - smallestCrop)
  const width = Math.max(smallestCrop, 1 - right - x)
  const height = Math.max(smallestCrop, 1 - bottom - y)
  const whole = { width: element.width / crop.width, height: element.height / crop.height }
  // From the old centre to the new one, along the image's own axes.
  const along = (x + width / 2 - crop.x - crop.width / 2) * whole.width * (flipX ? -1 : 1)
  const across = (y + height / 2 - crop.y - crop.height / 2) * whole.height * (flipY ? -1 : 1)
  const angle = (rotation * Math.PI) / 180
  return {
    crop: { x, y, width, height },
    width: whole.width * width,
    height: whole.height * height,
    x: element.x + along * Math.cos(angle) - across * Math.sin(angle),
    y: element.y + along * Math.sin(angle) + across * Math.cos(angle),
  }
}

function withoutRoundingError(fraction: number): number {
  return Math.max(0, Math.round(fraction * 1e9) / 1e9)
}
