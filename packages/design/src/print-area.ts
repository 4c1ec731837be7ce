/** Pixels of the studio's square stage. */
export const canvasSize = 600

/**
 * Where a side of a product is printed. The rectangle is placed on the stage by fractions of it;
 * its height on the stage follows from the sides' ratio in millimetres.
 */
export interface PrintArea {
  /** Left edge, as a fraction of the stage. */
  readonly x: number
  /** Top edge, as a fraction of the stage. */
  readonly y: number
  /** As a fraction of the stage. */
  readonly width: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Stage pixels of one millimetre on the product. */
export function pixelsPerMm(area: PrintArea): number {
  return (area.width * canvasSize) / area.widthMm
}

/** The print area on the stage, in its pixels. */
export function printAreaPixels(area: PrintArea) {
  return {
    left: area.x * canvasSize,
    top: area.y * canvasSize,
    width: area.width * canvasSize,
    height: area.heightMm * pixelsPerMm(area),
  }
}
