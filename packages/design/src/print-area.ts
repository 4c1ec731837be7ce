/** Side of the studio's square stage, pixels. */
export const canvasSize = 600

/**
 * The print area of a product's side, placed on the stage by fractions of it. Its height on the stage follows from
 * the ratio of the sides in millimetres.
 */
export interface PrintArea {
  /** Left edge, top edge and width, as fractions of the stage. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Stage pixels per millimetre on the product. */
export function pixelsPerMm(area: PrintArea): number {
  return (area.width * canvasSize) / area.widthMm
}

/** The print area in stage pixels. */
export function printAreaPixels(area: PrintArea) {
  return {
    left: area.x * canvasSize,
    top: area.y * canvasSize,
    width: area.width * canvasSize,
    height: area.heightMm * pixelsPerMm(area),
  }
}

/** Fraction of the stage that the product's picture fills: public site specification, section 9. */
const backgroundShare = 0.9

/** Stage pixels per pixel of the product's picture. */
export function backgroundScale(width: number, height: number): number {
  return (canvasSize * backgroundShare) / Math.max(width, height)
}
