import { mix, tones } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { open, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { standingShadow, turned } from './kit/solid.ts'
import { clipped, type Svg, stroke } from './kit/svg.ts'

const RADIUS = 232
const STEEL = '#bdbcb8'
const BODY = symmetric(
  [0, 372],
  [
    [200, 372],
    [226, 380, RADIUS, 400, RADIUS, 440],
    [RADIUS, 1290],
    [160, 1312, 80, 1318, 0, 1318],
  ],
)
const FOOT = symmetric(
  [0, 1270],
  [
    [RADIUS - 6, 1270],
    [226, 1340],
    [224, 1376, 190, 1384, 150, 1388],
    [100, 1394, 50, 1396, 0, 1396],
  ],
)
const COLLAR = symmetric(
  [0, 318],
  [
    [192, 318],
    [198, 340, 202, 364, 206, 392],
    [140, 408, 70, 412, 0, 412],
  ],
)
const CUP = symmetric(
  [0, 0],
  [
    [120, 0, 176, 6, 184, 34],
    [194, 130, 198, 230, 200, 326],
    [140, 344, 70, 350, 0, 350],
  ],
)

function ring(radius: number, y: number, colour: string): Svg {
  const line = (dy: number) =>
    open(
      [-radius, y + dy],
      [[-radius * 0.6, y + 16 + dy, radius * 0.6, y + 16 + dy, radius, y + dy]],
    )
  return stroke(line(0), mix(colour, '#000000', 0.45), 4, 0.8) + stroke(line(5), '#ffffff', 3, 0.4)
}

/** A vacuum flask of 500 ml whose lid is a cup. @param cup colour of the lid. */
export function thermos({
  colour,
  cup = STEEL,
  print,
}: {
  readonly colour: string
  readonly cup?: string
  readonly print?: Print
}): Drawing {
  const tone = tones(colour)
  const cupTone = tones(cup)
  const markup = [
    standingShadow(0, 1368, 214),
    turned({ outline: FOOT, colour: STEEL, left: -RADIUS, right: RADIUS, gloss: 1 }),
    turned({
      outline: BODY,
      colour,
      left: -RADIUS,
      right: RADIUS,
      gloss: 0.35,
      surface: printed(print, { at: [-8, 850], scale: 1.45 }),
    }),
    clipped(
      BODY,
      softStroke(open([-RADIUS, 420], [[-100, 404, 100, 404, RADIUS, 420]]), tone.light, 40, 0.3),
    ),
    ring(RADIUS, 1284, STEEL),
    turned({ outline: COLLAR, colour: STEEL, left: -206, right: 206, gloss: 1 }),
    turned({ outline: CUP, colour: cup, left: -200, right: 200, gloss: cup === STEEL ? 1 : 0.4 }),
    clipped(
      CUP,
      softStroke(open([-184, 30], [[-80, 10, 80, 10, 184, 30]]), '#ffffff', 30, 0.35) +
        softStroke(open([-190, 66], [[-80, 82, 80, 82, 190, 66]]), cupTone.shade, 18, 0.45),
    ),
    ring(197, 316, cup),
  ].join('')
  return { markup, bounds: centred(464, 1396) }
}
