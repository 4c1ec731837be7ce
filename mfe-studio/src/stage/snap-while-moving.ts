import type { FabricObject } from 'fabric/es'
import { snap } from '../core/snap.ts'
import type { Rectangle } from './canvas-with-area.ts'
import { inkBox } from './ink-box.ts'

/** A guide across the stage, in its pixels. */
export interface SnapLine {
  readonly direction: 'upright' | 'level'
  readonly at: number
}

export type SnapLines = readonly SnapLine[]

/** Screen pixels within which a line attracts. */
const reach = 6

/** Puts a moving object onto the nearest line of the others and of the print area; tells which. */
export function snapWhileMoving(
  moving: FabricObject,
  still: readonly FabricObject[],
  area: Rectangle | null,
  zoom: number,
): SnapLines {
  const others = [...still.map(inkBox), ...(area ? [area] : [])]
  const { x, y, upright, level } = snap(inkBox(moving), others, reach / zoom)
  moving.set({ left: moving.left + x, top: moving.top + y })
  moving.setCoords()
  return [
    ...(upright === null ? [] : [{ direction: 'upright', at: upright } as const]),
    ...(level === null ? [] : [{ direction: 'level', at: level } as const]),
  ]
}
