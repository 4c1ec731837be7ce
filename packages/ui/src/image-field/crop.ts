export interface Size {
  width: number
  height: number
}

/** A part of an image, in its pixels. */
export interface Part extends Size {
  x: number
  y: number
}

/** Which part of an image is kept: how near, and where in the play that is left then. */
export interface Crop {
  /** 1 keeps as much as fits; 2 half of that in each direction. */
  zoom: number
  /** 0 is the left edge, 1 the right one. */
  x: number
  /** 0 is the top, 1 the bottom. */
  y: number
}

/** A point of an image: 0, 0 is its top left corner, 1, 1 the bottom right one. */
export interface Point {
  x: number
  y: number
}

export const middle: Point = { x: 0.5, y: 0.5 }
export const wholeCrop: Crop = { zoom: 1, ...middle }

/** How near a crop can go: what is left is then still large enough to be worth showing. */
export const maxZoom = 4

/** The part of an image that a crop keeps; always inside the image, and of the given aspect. */
export function cropPart(image: Size, aspect: number, { zoom, x, y }: Crop): Part {
  const width = Math.min(image.width, image.height * aspect) / zoom
  const height = width / aspect
  return { x: (image.width - width) * x, y: (image.height - height) * y, width, height }
}

/**
 * The crop after the image was pulled along under its frame.
 *
 * @param by pixels of the screen
 * @param frameWidth width of the frame, in pixels of the screen
 */
export function pulled(
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

/** The part that a place shows of an image that fills it: as much as fits, around its focal point. */
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
