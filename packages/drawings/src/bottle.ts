import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse, open, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { standingShadow, turned } from './kit/solid.ts'
import { clipped, fillPattern, type Svg, stroke } from './kit/svg.ts'

const RADIUS = 208
const BODY = symmetric(
  [0, 268],
  [
    [92, 268],
    [100, 330, 206, 380, RADIUS, 510],
    [RADIUS, 800, RADIUS, 1130, RADIUS, 1340],
    [RADIUS, 1394, 188, 1410, 150, 1418],
    [100, 1426, 50, 1428, 0, 1428],
  ],
)
const NECK = symmetric(
  [0, 216],
  [
    [88, 216],
    [92, 244, 94, 266, 98, 290],
    [0, 306],
  ],
)
const CAP = symmetric(
  [0, 62],
  [
    [70, 62, 104, 66, 110, 84],
    [112, 130, 112, 180, 112, 226],
    [80, 240, 40, 244, 0, 244],
  ],
)

function cap(colour: string): Svg {
  const loop = open([-58, 74], [[-74, -40, 74, -40, 58, 74]])
  const tone = tones(colour)
  return [
    stroke(loop, mix(colour, '#000000', 0.4), 30),
    stroke(loop, colour, 24),
    softStroke(open([-50, 60], [[-58, -30, 40, -30, 50, 20]]), tone.light, 14, 0.7),
    turned({ outline: CAP, colour, left: -112, right: 112, gloss: 0.4 }),
    clipped(
      CAP,
      fillPattern(
        box(-112, 112, 224, 110),
        14,
        14,
        stroke('M4 0V14', tone.shade, 4, 0.5) + stroke('M10 0V14', tone.light, 3, 0.3),
      ),
    ),
    softStroke(open([-112, 106], [[-60, 116, 60, 116, 112, 106]]), tone.shade, 16, 0.6),
  ].join('')
}

/** An aluminium bottle of 600 ml with a screw cap. */
export function bottle({
  colour,
  cap: capColour,
  print,
}: {
  readonly colour: string
  readonly cap: string
  readonly print?: Print
}): Drawing {
  const tone = tones(colour)
  const markup = [
    standingShadow(0, 1400, 196),
    turned({ outline: NECK, colour: '#c3c2be', left: -98, right: 98, gloss: 1 }),
    turned({
      outline: BODY,
      colour,
      left: -RADIUS,
      right: RADIUS,
      gloss: 0.75,
      surface: printed(print, { at: [-8, 860], scale: 1.35 }),
    }),
    clipped(
      BODY,
      softStroke(open([-100, 290], [[-60, 306, 60, 306, 100, 290]]), tone.shade, 40, 0.5) +
        softStroke(
          open([-RADIUS, 1370], [[-120, 1398, 120, 1398, RADIUS, 1370]]),
          tone.shade,
          18,
          0.5,
        ) +
        softStroke(ellipse(0, 1428, 180, 20), tone.shade, 60, 0.4),
    ),
    cap(capColour),
  ].join('')
  return { markup, bounds: { x: -208, y: -30, width: 416, height: 1460 } }
}
