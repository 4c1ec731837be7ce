/** Where an element reaches on the side, upright, in mm from the print area's centre. */
export interface Box {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far an element has to go, in mm. */
export interface Shift {
  readonly x: number
  readonly y: number
}

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/**
 * Brings elements in line: several with the edges of all of them, one with the print area.
 *
 * @param area The print area, in mm.
 */
export function align(
  boxes: readonly Box[],
  alignment: Alignment,
  area: { width: number; height: number },
): Map<string, Shift> {
  const frame =
    boxes.length > 1
      ? around(boxes)
      : { left: -area.width / 2, top: -area.height / 2, width: area.width, height: area.height }
  return new Map(boxes.map(box => [box.id, shiftInto(frame, box, alignment)]))
}

function shiftInto(frame: Omit<Box, 'id'>, box: Box, alignment: Alignment): Shift {
  const free = { x: frame.width - box.width, y: frame.height - box.height }
  switch (alignment) {
    case 'left':
      return { x: frame.left - box.left, y: 0 }
    case 'center':
      return { x: frame.left + free.x / 2 - box.left, y: 0 }
    case 'right':
      return { x: frame.left + free.x - box.left, y: 0 }
    case 'top':
      return { x: 0, y: frame.top - box.top }
    case 'middle':
      return { x: 0, y: frame.top + free.y / 2 - box.top }
    case 'bottom':
      return { x: 0, y: frame.top + free.y - box.top }
  }
}

/** Gives elements equal gaps between the two that are outermost; fewer than three stay. */
export function distribute(
  boxes: readonly Box[],
  direction: 'horizontal' | 'vertical',
): Map<string, Shift> {
  const [start, extent, axis] =
    direction === 'horizontal'
      ? (['left', 'width', 'x'] as const)
      : (['top', 'height', 'y'] as const)
  if (boxes.length < 3) return new Map()
  const sorted = boxes.toSorted((one, other) => one[start] - other[start])
  const frame = around(sorted)
  const filled = sorted.reduce((sum, box) => sum + box[extent], 0)
  const gap = (frame[extent] - filled) / (sorted.length - 1)
  let place = frame[start]
  return new Map(
    sorted.map(box => {
      const shift = { x: 0, y: 0, [axis]: place - box[start] }
      place += box[extent] + gap
      return [box.id, shift]
    }),
  )
}

/** The box around them all. */
export function around(boxes: readonly Omit<Box, 'id'>[]): Omit<Box, 'id'> {
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.left + box.width)) - left,
    height: Math.max(...boxes.map(box => box.top + box.height)) - top,
  }
}
