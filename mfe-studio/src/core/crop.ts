import type { ImageElement } from '@stampa/design'

/** How much of an image is cut away at each edge, in fractions of it. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Less than this of either direction is never left over. */
const least = 0.05

export function edgesOf({ crop }: ImageElement): Edges {
  return {
    left: crop.x,
    top: crop.y,
    right: tidy(1 - crop.x - crop.width),
    bottom: tidy(1 - crop.y - crop.height),
  }
}

/** What of the image changes by other edges: what is left keeps its scale and its place. */
export function cropped(
  element: ImageElement,
  { left, top, right, bottom }: Edges,
): Pick<ImageElement, 'crop' | 'width' | 'height' | 'x' | 'y'> {
  const { crop, rotation, flipX, flipY } = element
  const next = {
    x: Math.min(left, 1 - least),
    y: Math.min(top, 1 - least),
    width: Math.max(least, 1 - right - Math.min(left, 1 - least)),
    height: Math.max(least, 1 - bottom - Math.min(top, 1 - least)),
  }
  const whole = { width: element.width / crop.width, height: element.height / crop.height }
  // From the old middle to the new, along the image's own directions.
  const along = (next.x + next.width / 2 - crop.x - crop.width / 2) * whole.width * sign(flipX)
  const across = (next.y + next.height / 2 - crop.y - crop.height / 2) * whole.height * sign(flipY)
  const angle = (rotation * Math.PI) / 180
  return {
    crop: next,
    width: whole.width * next.width,
    height: whole.height * next.height,
    x: element.x + along * Math.cos(angle) - across * Math.sin(angle),
    y: element.y + along * Math.sin(angle) + across * Math.cos(angle),
  }
}

function sign(flipped: boolean): 1 | -1 {
  return flipped ? -1 : 1
}

/** Differences of fractions are off by the last bit. */
function tidy(value: number): number {
  return Math.max(0, Math.round(value * 1e9) / 1e9)
}
