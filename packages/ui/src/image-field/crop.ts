export interface Size {
  width: number
  height: number
}

/** A part of an image, in its pixels. */
export interface Part extends Size {
  x: number
  y: number
}

/** A point of an image: 0, 0 is its top left corner, 1, 1 the bottom right one. */
export interface Point {
  x: number
  y: number
}

/** Position of a crop between the opposite edges of the image, and its zoom. */
export interface Crop extends Point {
  /** 1 keeps as much as fits; 2 half of that in each direction. */
  zoom: number
}

export const middle: Point = { x: 0.5, y: 0.5 }
export const wholeCrop: Crop = { zoom: 1, ...middle }

/** Largest zoom: a smaller part would be too blurred on the page. */
export const maxZoom = 4

/** Returns the part of an image that a crop keeps: inside the image and of the given aspect. */
export function cropPart(image: Size, aspect: number, { zoom, x, y }: Crop): Part {
  const width = Math.min(image.width, image.height * aspect) / zoom
  const height = width / aspect
  return { x: (image.width - width) * x, y: (image.height - height) * y, width, height }
}

/**
 * Returns the crop after the image was dragged under its frame.
 *
 * @param by CSS pixels
 * @param frameWidth CSS pixels
 */
export function dragged(
  crop: Crop,
  image: Size,
  aspect: number,
  by: Point,
  frameWidth: number,
): Crop {
  const part = cropPart(image, aspect, crop)
  const scale = part.width / frameWidth
  const along = (at: number, distance: number, play: number) =>
    play > 0 ? clamp(at - (distance * scale) / play) : at
  return {
    ...crop,
    x: along(crop.x, by.x, image.width - part.width),
    y: along(crop.y, by.y, image.height - part.height),
  }
}

/** Returns the part that a page shows of an image with `object-fit: cover`, around its focal point. */
export function shownPart(image: Size, aspect: number, focus: Point): Part {
  const whole = cropPart(image, aspect, wholeCrop)
  const start = (point: number, all: number, part: number) =>
    Math.min(all - part, Math.max(0, point * all - part / 2))
  return {
    ...whole,
    x: start(focus.x, image.width, whole.width),
    y: start(focus.y, image.height, whole.height),
  }
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
