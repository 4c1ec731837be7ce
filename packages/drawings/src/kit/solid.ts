import { mix, tones } from './colour.ts'
import { ellipse } from './path.ts'
import { softFill, softStroke } from './soft.ts'
import { clipped, fill, fillLinear, group, n, type PathData, type Svg, stroke } from './svg.ts'

export interface Turned {
  readonly outline: PathData
  readonly colour: string
  readonly left: number
  readonly right: number
  /** 0 is chalk, 1 is lacquer: how narrow and bright the light is. */
  readonly gloss: number
  /** Printed on, under the light. */
  readonly surface?: Svg
}

/** Something round that stands: lit from the upper left, with light thrown back along its right edge. */
export function turned({ outline, colour, left, right, gloss, surface = '' }: Turned): Svg {
  const tone = tones(colour)
  // Pale glaze needs more shade than pale cloth, whose folds already show its form.
  const shade = Math.max(tone.shadeOpacity * 0.95, 0.42)
  const form = fillLinear(
    outline,
    [left, 0],
    [right, 0],
    [
      [0, tone.shade, shade],
      [0.13, tone.shade, shade * 0.25],
      [0.26, tone.shade, 0],
      [0.5, tone.shade, shade * 0.08],
      [0.78, tone.shade, shade * 0.6],
      [0.94, tone.shade, shade * 1.1],
      [1, tone.shade, shade * 0.75],
    ],
  )
  const glint = fillLinear(
    outline,
    [left, 0],
    [right, 0],
    [
      [0.1, '#ffffff', 0],
      [0.24 - 0.05 * gloss, '#ffffff', 0.09 + 0.1 * gloss],
      [0.26, '#ffffff', 0.18 + 0.27 * gloss],
      [0.28 + 0.05 * gloss, '#ffffff', 0.09 + 0.1 * gloss],
      [0.46, '#ffffff', 0],
      [0.9, '#ffffff', 0],
      [0.965, '#ffffff', 0.16 * gloss],
      [0.985, '#ffffff', 0],
    ],
  )
  return clipped(
    outline,
    fill(outline, colour) +
      surface +
      form +
      glint +
      softStroke(outline, tone.shade, 20, tone.shadeOpacity * 0.6),
  )
}

/** The inside of a cup through its opening: the wall far from the light catches it. */
export function hollow(radius: number, depth: number, colour: string): Svg {
  const tone = tones(colour)
  const opening = ellipse(0, 3, radius, depth)
  return clipped(
    opening,
    fill(opening, colour) +
      fillLinear(
        opening,
        [-radius, 0],
        [radius, 0],
        [
          [0, tone.shade, 0.75],
          [0.38, tone.shade, 0.38],
          [0.74, tone.shade, 0.06],
          [0.91, '#ffffff', 0.28],
          [1, tone.shade, 0.2],
        ],
      ) +
      fillLinear(
        opening,
        [0, 3 - depth],
        [0, 3 + depth],
        [
          [0, tone.shade, 0.02],
          [1, tone.shade, 0.5],
        ],
      ) +
      softStroke(opening, '#0d090c', 20, 0.3),
  )
}

/** A round bar along a line, such as a handle: lit on its upper left all the way. */
export function tube(line: PathData, colour: string, width: number): Svg {
  const tone = tones(colour)
  const shifted = (by: number, content: Svg) => group(content, `translate(${n(by)} ${n(by * 1.2)})`)
  return [
    stroke(line, mix(colour, '#18120f', 0.35), width + 5),
    stroke(line, colour, width),
    shifted(
      width * 0.2,
      softStroke(line, tone.shade, width * 0.75, Math.max(tone.shadeOpacity, 0.45)),
    ),
    stroke(line, colour, width * 0.5, 0.35),
    shifted(-width * 0.14, softStroke(line, '#ffffff', width * 0.34, 0.75)),
  ].join('')
}

/** The shadow of something that stands: dark where it touches, long and faint away from the light. */
export function standingShadow(x: number, y: number, radius: number): Svg {
  const depth = radius * 0.17
  const cast = ellipse(x + radius * 0.34, y - depth * 0.2, radius * 1.12, depth * 1.15)
  return (
    softFill(cast, '#3a2c1c', 110, 0.13) +
    softFill(ellipse(x + radius * 0.06, y, radius * 1.01, depth), '#3a2c1c', 44, 0.2) +
    softFill(ellipse(x, y, radius * 0.96, depth * 0.8), '#2a1d10', 12, 0.3)
  )
}
