import type { Box } from './arrange.ts'

type Frame = Omit<Box, 'id'>

export interface Snapped {
  /** What the box must still be moved by, mm. */
  readonly x: number
  readonly y: number
  /** The lines that it then lies on: x of the upright, y of the level ones. */
  readonly upright: number | null
  readonly level: number | null
}

/**
 * Draws a moving box to the edges and middles of others, and of the print area, that are near.
 *
 * @param reach How near, in mm.
 */
export function snap(moving: Frame, others: readonly Frame[], reach: number): Snapped {
  const x = nearest(
    linesOf(moving.left, moving.width),
    others.flatMap(({ left, width }) => linesOf(left, width)),
    reach,
  )
  const y = nearest(
    linesOf(moving.top, moving.height),
    others.flatMap(({ top, height }) => linesOf(top, height)),
    reach,
  )
  return { x: x?.shift ?? 0, y: y?.shift ?? 0, upright: x?.line ?? null, level: y?.line ?? null }
}

function linesOf(start: number, extent: number): number[] {
  return [start, start + extent / 2, start + extent]
}

function nearest(own: readonly number[], targets: readonly number[], reach: number) {
  let best: { shift: number; line: number } | undefined
  for (const line of targets) {
    for (const edge of own) {
      const shift = line - edge
      if (Math.abs(shift) > reach) continue
      if (!best || Math.abs(shift) < Math.abs(best.shift)) best = { shift, line }
    }
  }
  return best
}
