import { lyingShadow } from './kit/cloth.ts'
import { tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, open } from './kit/path.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, fillRadial, group, n, type Svg } from './kit/svg.ts'

export interface Badge {
  readonly colour: string
  readonly motif: Svg
}

/** A tin button, 300 units in radius: its foil folds over the edge. */
function button({ colour, motif }: Badge): Svg {
  const tone = tones(colour)
  const [edge, face] = [ellipse(0, 0, 300, 300), ellipse(0, 0, 268, 268)]
  return [
    lyingShadow(edge),
    clipped(
      edge,
      [
        fill(edge, colour),
        group(motif, 'scale(2)'),
        fillRadial(edge, [-90, -110], 420, [
          [0, '#ffffff', 0.22],
          [0.5, '#ffffff', 0],
          [0.82, tone.shade, 0.12],
          [1, tone.shade, 0.6],
        ]),
        softStroke(edge, '#18120f', 60, 0.4),
        softStroke(face, '#ffffff', 12, 0.35),
        softStroke(open([-226, -60], [[-200, -150, -130, -214, -40, -232]]), '#ffffff', 46, 0.85),
        softStroke(open([214, 110], [[190, 170, 140, 210, 80, 232]]), '#ffffff', 22, 0.45),
      ].join(''),
    ),
  ].join('')
}

/** Three tin badges, of 58, 45 and 37 mm. */
export function badges(three: readonly [Badge, Badge, Badge]): Drawing {
  const places = [
    [-190, 380, 1.25],
    [300, 860, 0.95],
    [-230, 1060, 0.8],
  ] as const
  const markup = three.map((badge, i) => {
    const [x, y, scale] = places[i] ?? places[0]
    return group(button(badge), `translate(${n(x)} ${n(y)}) scale(${n(scale)})`)
  })
  return { markup: markup.join(''), bounds: { x: -566, y: 5, width: 1152, height: 1300 } }
}
