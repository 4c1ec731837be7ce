import { type Tones, tones } from './colour.ts'
import type { Point } from './path.ts'
import { softCrease, softFill, softStroke } from './soft.ts'
import { clipped, fill, fillLinear, fillPattern, type PathData, type Svg, stroke } from './svg.ts'

/** A crease in cloth: where it runs, how it bends, how wide it is. See `crease`. */
export type Fold = readonly [from: Point, to: Point, bend: number, width: number]

export interface Cloth {
  readonly outline: PathData
  readonly colour: string
  /** What is sewn or printed on and lies under the folds. */
  readonly surface?: Svg
  readonly folds?: readonly Fold[]
  /** Left and right ends of the body, darkened where it turns away; none for flat pieces. */
  readonly sides?: readonly [left: number, right: number]
  readonly weave?: 'jersey' | 'canvas' | 'none'
}

/** A knit of small V shapes, or the crossing threads of canvas: felt rather than seen at the size of a card. */
function weave(outline: PathData, kind: 'jersey' | 'canvas', light: string, shade: string): Svg {
  return kind === 'jersey'
    ? fillPattern(outline, 8, 8, stroke('M0 0L4 5L8 0', shade, 1.1, 0.16))
    : fillPattern(
        outline,
        8,
        8,
        stroke('M0 2H4M4 6H8', shade, 1.6, 0.2) + stroke('M2 4V8M6 0V4', light, 1.6, 0.35),
      )
}

/** A fold is a valley with a ridge on the side of the light, which comes from the upper left. */
function crumple([from, to, bend, width]: Fold, tone: Tones): Svg {
  const moved = ([x, y]: Point): Point => [x - width * 0.8, y - width * 0.5]
  return (
    softCrease(from, to, bend, width * 2.6, tone.shade, tone.shadeOpacity * 0.85) +
    softCrease(moved(from), moved(to), bend, width * 2.2, tone.light, tone.lightOpacity * 0.8)
  )
}

/** A piece of cloth with its weave, folds and rounded edge. Seams are drawn over it by the garment. */
export function cloth(piece: Cloth): Svg {
  const { outline, colour, surface = '', folds = [], sides } = piece
  const tone = tones(colour)
  const volume = sides
    ? fillLinear(
        outline,
        [sides[0], 0],
        [sides[1], 0],
        [
          [0, tone.shade, tone.shadeOpacity * 0.55],
          [0.16, tone.shade, 0],
          [0.32, tone.light, tone.lightOpacity * 0.24],
          [0.52, tone.light, 0],
          [0.78, tone.shade, tone.shadeOpacity * 0.1],
          [1, tone.shade, tone.shadeOpacity * 0.9],
        ],
      )
    : ''
  return clipped(
    outline,
    [
      fill(outline, colour),
      piece.weave === 'none' ? '' : weave(outline, piece.weave ?? 'jersey', tone.light, tone.shade),
      surface,
      volume,
      ...folds.map(fold => crumple(fold, tone)),
      softStroke(outline, tone.shade, 52, tone.shadeOpacity),
      stroke(outline, tone.seam, 3, 0.5),
    ].join(''),
  )
}

/** Ribbed knit: fine lines across a band, and its own rounded edge. */
export function rib(outline: PathData, colour: string, transform = ''): Svg {
  const tone = tones(colour)
  return clipped(
    outline,
    [
      fill(outline, colour),
      fillPattern(
        outline,
        8,
        8,
        stroke('M2 0V8', tone.shade, 2.3, tone.shadeOpacity * 0.8) +
          stroke('M6 0V8', tone.light, 2, tone.lightOpacity * 0.6),
        transform,
      ),
      softStroke(outline, tone.shade, 40, tone.shadeOpacity),
      stroke(outline, tone.seam, 3.5, 0.6),
    ].join(''),
  )
}

/** A row of stitches. */
export function stitches(d: PathData, colour: string): Svg {
  const tone = tones(colour)
  return stroke(d, tone.seam, 2.6, 0.6, '9 6')
}

/** A seam: two pieces meet, a fine valley with a lit edge. */
export function seam(d: PathData, colour: string): Svg {
  const tone = tones(colour)
  return softStroke(d, tone.shade, 26, tone.shadeOpacity) + stroke(d, tone.seam, 2.6, 0.75)
}

/** The shadow of something flat that lies on the ground. */
export function lyingShadow(outline: PathData): Svg {
  const far = softFill(outline, '#3a2c1c', 80, 0.16)
  const near = softFill(outline, '#3a2c1c', 20, 0.2)
  return `<g transform="translate(14 26)">${far}</g><g transform="translate(5 8)">${near}</g>`
}
