import { canvasSize } from '../print-area.ts'

/** How much of the stage the product's picture takes; see the specification, section 9. */
const share = 0.9

/** Stage pixels of each of the picture's. */
export function backgroundScale(width: number, height: number): number {
  return (canvasSize * share) / Math.max(width, height)
}
