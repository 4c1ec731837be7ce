import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse, open } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { fill, fillPattern, type Svg, stroke } from './kit/svg.ts'

const [WIDTH, HEIGHT, RINGS] = [900, 1240, 23]
const LEFT = -WIDTH / 2

function ring(y: number): Svg {
  const wire = open(
    [LEFT + 40, y],
    [
      [LEFT + 20, y - 30, LEFT - 46, y - 32, LEFT - 50, y - 6],
      [LEFT - 52, y + 12, LEFT - 20, y + 16, LEFT + 6, y + 12],
    ],
  )
  return [
    fill(ellipse(LEFT + 40, y, 11, 11), '#18120f', 0.85),
    softStroke(wire, '#18120f', 22, 0.3),
    stroke(wire, '#26241f', 11),
    stroke(wire, '#77746d', 5),
    stroke(
      open([LEFT + 10, y - 19], [[LEFT - 10, y - 28, LEFT - 34, y - 24, LEFT - 44, y - 12]]),
      '#e9e6df',
      3,
      0.9,
    ),
  ].join('')
}

/** Fibres of recycled board: sparse, in both directions. */
function fibres(colour: string): Svg {
  const tone = tones(colour)
  return fillPattern(
    box(LEFT, 0, WIDTH, HEIGHT),
    128,
    96,
    [
      stroke('M10 20l16 5', tone.seam, 1.6, 0.35),
      stroke('M58 12l-9 13', tone.light, 2, 0.5),
      stroke('M92 40l18-4', tone.seam, 1.6, 0.3),
      stroke('M30 64l8 14', tone.seam, 1.6, 0.3),
      stroke('M74 78l17 3', tone.light, 2, 0.5),
      stroke('M116 84l6-11', tone.seam, 1.6, 0.3),
      stroke('M8 90l11-4', tone.light, 2, 0.4),
    ].join(''),
  )
}

/** A pad of recycled paper between kraft boards, bound with wire. */
export function spiralPad({
  colour,
  print,
}: {
  readonly colour: string
  readonly print?: Print
}): Drawing {
  const cover = box(LEFT, 0, WIDTH, HEIGHT, 34)
  const step = (HEIGHT - 120) / (RINGS - 1)
  const rings = Array.from({ length: RINGS }, (_, i) => ring(60 + i * step))
  const markup = [
    lyingShadow(box(LEFT, 0, WIDTH + 14, HEIGHT + 22, 36)),
    fill(box(LEFT + 4, 10, WIDTH + 8, HEIGHT + 14, 36), mix(colour, '#18120f', 0.4)),
    fill(box(LEFT + 4, 8, WIDTH + 4, HEIGHT + 8, 36), '#efe8d8'),
    fill(box(LEFT + 4, 6, WIDTH, HEIGHT, 36), '#c9bda3'),
    sheet({
      outline: cover,
      colour,
      light: [
        [LEFT, 0],
        [WIDTH / 2, HEIGHT],
      ],
      surface: fibres(colour) + printed(print, { at: [30, 590], scale: 2.5 }),
    }),
    ...rings,
  ].join('')
  return { markup, bounds: { x: LEFT - 52, y: 0, width: WIDTH + 66, height: HEIGHT + 24 } }
}
