import { tones } from './colour.ts'
import { softStroke } from './soft.ts'
import { clipped, fill, fillLinear, type PathData, type Svg, stroke } from './svg.ts'

export interface Sheet {
  readonly outline: PathData
  readonly colour: string
  /** The diagonal that the light falls along, from its bright end to its dark one. */
  readonly light: readonly [from: readonly [number, number], to: readonly [number, number]]
  readonly surface?: Svg
}

/** A flat, firm thing, such as board, paper or plastic: even light and a crisp edge. */
export function sheet({ outline, colour, light, surface = '' }: Sheet): Svg {
  const tone = tones(colour)
  return clipped(
    outline,
    [
      fill(outline, colour),
      surface,
      fillLinear(outline, light[0], light[1], [
        [0, '#ffffff', 0.16],
        [0.4, '#ffffff', 0.02],
        [0.6, tone.shade, 0],
        [1, tone.shade, tone.shadeOpacity * 0.45],
      ]),
      softStroke(outline, tone.shade, 14, tone.shadeOpacity * 0.7),
      stroke(outline, tone.seam, 2.4, 0.45),
    ].join(''),
  )
}
