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
 * Finds the nearest room for a new element inside the print area that covers no other one; without any, room beside the
 * corner of those below it, so that it does not hide them.
 */
export function freeRoom(
  box: Frame,
  others: readonly Frame[],
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Shift {
  const within = (start: number, extent: number, room: number) =>
    Math.max(-room / 2, Math.min(room / 2 - extent, start))
  const startsOf = (axis: Axis, room: number) => {
    const { start, extent } = axes[axis]
    const beside = others.flatMap(other => [
      other[start] - gap - box[extent],
      other[start] + other[extent] + gap,
    ])
    return [box[start], ...beside.map(place => within(place, box[extent], room))]
  }
  const { left, top, width, height } = box
  const distance = (frame: Frame) => Math.hypot(frame.left - left, frame.top - top)
  const tops = startsOf('y', heightMm)
  const free = startsOf('x', widthMm)
    .flatMap(x => tops.map(y => ({ left: x, top: y, width, height })))
    .toSorted((one, other) => distance(one) - distance(other))
    .find(frame => !others.some(other => overlap(frame, other)))
  if (free) return { x: free.left - left, y: free.top - top }
  let shifted: Frame = box
  while (others.some(other => other.left === shifted.left && other.top === shifted.top)) {
    const x = within(shifted.left + gap, width, widthMm)
    const y = within(shifted.top + gap, height, heightMm)
    if (x === shifted.left && y === shifted.top) break
    shifted = { left: x, top: y, width, height }
  }
  return { x: shifted.left - left, y: shifted.top - top }
}

function overlap(one: Frame, other: Frame): boolean {
  return Object.values(axes).every(
    ({ start, extent }) =>
      one[start] < other[start] + other[extent] && other[start] < one[start] + one[extent],
  )
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
