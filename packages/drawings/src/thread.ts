import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, open, symmetric } from './kit/path.ts'
import { softStroke } from './kit/soft.ts'
import { standingShadow, turned } from './kit/solid.ts'
import { clipped, fill, fillPattern, group, type Svg, stroke } from './kit/svg.ts'

const YARN = symmetric(
  [0, 40],
  [
    [92, 40],
    [104, 42, 110, 52, 112, 66],
    [160, 600],
    [160, 640, 140, 652, 110, 654],
    [0, 660],
  ],
)
const FOOT = symmetric(
  [0, 640],
  [
    [176, 640],
    [180, 660, 180, 680, 176, 694],
    [100, 706, 40, 708, 0, 708],
  ],
)
const TUBE = symmetric(
  [0, -20],
  [
    [52, -20],
    [60, 52],
    [0, 58],
  ],
)

function cone(colour: string): Svg {
  const tone = tones(colour)
  return [
    standingShadow(0, 690, 170),
    turned({ outline: FOOT, colour: '#e6e0d4', left: -180, right: 180, gloss: 0.5 }),
    turned({ outline: TUBE, colour: '#e6e0d4', left: -60, right: 60, gloss: 0.5 }),
    fill(ellipse(0, -20, 52, 10), '#6f675a'),
    turned({
      outline: YARN,
      colour,
      left: -160,
      right: 160,
      gloss: 0.35,
      surface:
        fillPattern(YARN, 48, 8, stroke('M0 7C16 3 32 3 48 7', tone.shade, 1.8, 0.55)) +
        fillPattern(YARN, 64, 40, stroke('M0 40L64 0', mix(colour, '#ffffff', 0.5), 1.6, 0.4)),
    }),
    clipped(YARN, softStroke(open([-112, 50], [[-50, 62, 50, 62, 112, 50]]), tone.shade, 34, 0.5)),
  ].join('')
}

/** Cones of embroidery thread in a row, the first at the left. */
export function thread(colours: readonly string[]): Drawing {
  const pitch = 330
  const left = (-(colours.length - 1) * pitch) / 2
  const markup = colours.map((colour, i) =>
    group(cone(colour), `translate(${left + i * pitch} ${i % 2 === 0 ? 0 : 70})`),
  )
  return {
    markup: markup.join(''),
    bounds: { x: left - 180, y: -30, width: -2 * left + 360, height: 808 },
  }
}
