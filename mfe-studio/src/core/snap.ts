import { type Axis, axes, type Frame } from './arrange.ts'

/** The guides that a box snapped to: x of the vertical one, y of the horizontal one; null for none. */
export interface Guides {
  readonly vertical: number | null
  readonly horizontal: number | null
}

export const noGuides: Guides = { vertical: null, horizontal: null }

/**
 * Finds the shift that puts an edge or centre line of a moving box on the nearest one of other boxes.
 *
 * @param reach Distance within which lines attract; all arguments share one unit.
 */
export function snap(moving: Frame, others: readonly Frame[], reach: number) {
  const x = nearest(moving, others, reach, 'x')
  const y = nearest(moving, others, reach, 'y')
  // The same object for most moves, so that they need no render.
  const guides = x || y ? { vertical: x?.line ?? null, horizontal: y?.line ?? null } : noGuides
  return { x: x?.shift ?? 0, y: y?.shift ?? 0, guides }
}

function nearest(moving: Frame, others: readonly Frame[], reach: number, axis: Axis) {
  const { start, extent } = axes[axis]
  const linesOf = (frame: Frame) => [0, 0.5, 1].map(part => frame[start] + frame[extent] * part)
  const edges = linesOf(moving)
  let best: { shift: number; line: number } | undefined
  for (const line of others.flatMap(linesOf)) {
    for (const edge of edges) {
      const shift = line - edge
      if (Math.abs(shift) > reach) continue
      if (!best || Math.abs(shift) < Math.abs(best.shift)) best = { shift, line }
    }
  }
  return best
}
