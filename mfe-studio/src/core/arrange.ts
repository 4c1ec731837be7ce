/** A rectangle in mm from the print area's centre. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Bounding box of an element as it is drawn. */
export interface Box extends Frame {
  readonly id: string
}

/** A move, mm. */
export interface Shift {
  readonly x: number
  readonly y: number
}

/** The fields of a frame along each axis. */
export const axes = {
  x: { start: 'left', extent: 'width' },
  y: { start: 'top', extent: 'height' },
} as const
export type Axis = keyof typeof axes

/** For each alignment its axis and the fraction of the free space before the element. */
const alignments = {
  left: ['x', 0],
  center: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
} as const satisfies Record<string, [Axis, number]>
export type Alignment = keyof typeof alignments

/** Aligns one element with the print area, several with the bounding box of all of them. */
export function align(
  boxes: readonly Box[],
  alignment: Alignment,
  area: { widthMm: number; heightMm: number },
): Map<string, Shift> {
  const { widthMm: width, heightMm: height } = area
  const frame =
    boxes.length > 1 ? boundsOf(boxes) : { left: -width / 2, top: -height / 2, width, height }
  const [axis, fraction] = alignments[alignment]
  const { start, extent } = axes[axis]
  return new Map(
    boxes.map(box => {
      const free = frame[extent] - box[extent]
      return [box.id, { x: 0, y: 0, [axis]: frame[start] + free * fraction - box[start] }]
    }),
  )
}

/** Puts equal gaps between elements; the outermost two stay. Fewer than three are not moved. */
export function distribute(boxes: readonly Box[], axis: Axis): Map<string, Shift> {
  if (boxes.length < 3) return new Map()
  const { start, extent } = axes[axis]
  const sorted = boxes.toSorted((one, other) => one[start] - other[start])
  const frame = boundsOf(sorted)
  const filled = sorted.reduce((sum, box) => sum + box[extent], 0)
  const gap = (frame[extent] - filled) / (sorted.length - 1)
  let position = frame[start]
  return new Map(
    sorted.map(box => {
      const shift = { x: 0, y: 0, [axis]: position - box[start] }
      position += box[extent] + gap
      return [box.id, shift]
    }),
  )
}

/** Room between an element and those that it was placed beside, mm. */
const gap = 5

/**
 * Finds the nearest room for a new element inside the print area that covers no other one; without any, where it covers
 * least, and never exactly another one.
 */
export function freeRoom(
  box: Frame,
  others: readonly Frame[],
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Shift & { isFree: boolean } {
  const within = (start: number, extent: number, room: number) =>
    Math.max(-room / 2, Math.min(room / 2 - extent, start))
  const startsOf = (axis: Axis, room: number) => {
    const { start, extent } = axes[axis]
    const beside = others.flatMap(other => [
      other[start] - gap - box[extent],
      other[start] + other[extent] + gap,
      other[start] + gap,
    ])
    return [box[start], ...beside.map(place => within(place, box[extent], room))]
  }
  const tops = startsOf('y', heightMm)
  const places = startsOf('x', widthMm).flatMap(left =>
    tops.map(top => {
      const frame = { ...box, left, top }
      const isSame = others.some(other => other.left === left && other.top === top)
      const covered = others.reduce((sum, other) => sum + overlap(frame, other), 0)
      const distance = Math.hypot(left - box.left, top - box.top)
      return { left, top, cost: [isSame ? 1 : 0, covered, distance] as const }
    }),
  )
  const best = places.reduce((one, other) => (isLess(other.cost, one.cost) ? other : one))
  return { x: best.left - box.left, y: best.top - box.top, isFree: best.cost[1] === 0 }
}

/** Area of one frame that another one covers, mm². */
function overlap(one: Frame, other: Frame): number {
  return Object.values(axes).reduce((area, { start, extent }) => {
    const end = Math.min(one[start] + one[extent], other[start] + other[extent])
    return area * Math.max(0, end - Math.max(one[start], other[start]))
  }, 1)
}

/** Compares by the first figure that differs. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((figure, index) => figure !== other[index])
  return differing >= 0 && Number(one[differing]) < Number(other[differing])
}

export function boundsOf(boxes: readonly Frame[]): Frame {
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.left + box.width)) - left,
    height: Math.max(...boxes.map(box => box.top + box.height)) - top,
  }
}
