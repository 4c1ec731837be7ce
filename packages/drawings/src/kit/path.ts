import { n, type PathData } from './svg.ts'

export type Point = readonly [x: number, y: number]

/** A line to a point, or a cubic curve by its two controls and its end. */
export type Segment =
  | Point
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

function end(segment: Segment): Point {
  return segment.length === 2 ? segment : [segment[4], segment[5]]
}

function draw(segment: Segment): PathData {
  const letter = segment.length === 2 ? 'L' : 'C'
  return `${letter}${segment.map(n).join(' ')}`
}

/** An open path through segments. */
export function open(start: Point, segments: readonly Segment[]): PathData {
  return `M${start.map(n).join(' ')}${segments.map(draw).join('')}`
}

export function closed(start: Point, segments: readonly Segment[]): PathData {
  return `${open(start, segments)}Z`
}

/** The same segments walked from the last to the first, reflected in the vertical axis. */
function reflected(start: Point, segments: readonly Segment[]): Segment[] {
  const starts = [start, ...segments.map(end)]
  return segments
    .map((segment, i): Segment => {
      const [x, y] = starts[i] ?? start
      return segment.length === 2
        ? [-x, y]
        : [-segment[2], segment[3], -segment[0], segment[1], -x, y]
    })
    .reverse()
}

/** A closed outline, from its right half: it starts and ends on the vertical axis (x = 0). */
export function symmetric(start: Point, segments: readonly Segment[]): PathData {
  return closed(start, [...segments, ...reflected(start, segments)])
}

/** An open line that crosses the vertical axis, from the half that starts on the axis. */
export function symmetricLine(start: Point, segments: readonly Segment[]): PathData {
  const last = end(segments.at(-1) ?? start)
  return open([-last[0], last[1]], [...reflected(start, segments), ...segments])
}

function mirrored(segment: Segment): Segment {
  return segment.length === 2
    ? [-segment[0], segment[1]]
    : [-segment[0], segment[1], -segment[2], segment[3], -segment[4], segment[5]]
}

/** A closed outline and its reflection in the vertical axis. */
export function both(
  start: Point,
  segments: readonly Segment[],
): readonly [given: PathData, reflection: PathData] {
  return [closed(start, segments), closed([-start[0], start[1]], segments.map(mirrored))]
}

/** Path data of both a line and its reflection in the vertical axis. */
export function pair(start: Point, segments: readonly Segment[]): PathData {
  return open(start, segments) + open([-start[0], start[1]], segments.map(mirrored))
}

export function ellipse(x: number, y: number, rx: number, ry: number): PathData {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
}

/** A rectangle with round corners, by its top left corner and size. */
export function box(x: number, y: number, width: number, height: number, radius = 0): PathData {
  const r = Math.min(radius, width / 2, height / 2)
  const arc = (dx: number, dy: number) => (r > 0 ? `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}` : '')
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}Z`
}

/**
 * A crease: a lens from one point to another, pointed at both ends.
 *
 * @param bend how far its middle lies to the left of the straight line, seen along it.
 * @param width at its middle.
 */
export function crease(from: Point, to: Point, bend: number, width: number): PathData {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  // A quadratic passes half-way between its control and its chord: hence twice the offset.
  const control = (offset: number) =>
    `${n((from[0] + to[0]) / 2 + (2 * offset * dy) / length)} ${n((from[1] + to[1]) / 2 - (2 * offset * dx) / length)}`
  return `M${n(from[0])} ${n(from[1])}Q${control(bend - width / 2)} ${n(to[0])} ${n(to[1])}Q${control(bend + width / 2)} ${n(from[0])} ${n(from[1])}Z`
}
