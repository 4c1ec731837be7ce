import { cloth, rib, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { both, box, open, pair, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, disc, fill, type Svg, stroke } from './kit/svg.ts'
import { BODY_FOLDS, shortSleeve } from './short-sleeve.ts'

const INSIDE = symmetric(
  [0, 8],
  [
    [70, 8, 120, -6, 150, -34],
    [130, 60, 70, 120, 0, 190],
  ],
)
const STAND = symmetric(
  [0, 6],
  [
    [70, 6, 120, -8, 150, -36],
    [152, 10, 80, 62, 0, 62],
  ],
)
const [COLLAR_RIGHT, COLLAR_LEFT] = both(
  [150, -40],
  [
    [178, -38, 196, -20, 212, 10],
    [204, 90, 172, 180, 128, 240],
    [78, 222, 34, 200, 0, 176],
    [66, 112, 130, 50, 150, -40],
  ],
)
const PLACKET = box(-38, 168, 76, 320, 6)
const CUFFS = `${pair(
  [628, 442],
  [
    [640, 478],
    [590, 520, 516, 548, 446, 560],
    [438, 522],
    [506, 512, 580, 482, 628, 442],
  ],
)}Z`

function button(y: number, colour: string): Svg {
  const tone = tones(colour)
  return [
    disc(2, y + 4, 15, '#140d10', 0.35),
    disc(0, y, 15, mix(colour, '#ffffff', 0.45)),
    stroke(`M-15 ${y}a15 15 0 0 1 30 0`, '#ffffff', 2, 0.5),
    disc(-4, y - 4, 2.4, tone.seam),
    disc(4, y - 4, 2.4, tone.seam),
    disc(-4, y + 4, 2.4, tone.seam),
    disc(4, y + 4, 2.4, tone.seam),
  ].join('')
}

function placket(colour: string): Svg {
  return [
    softStroke(open([42, 180], [[42, 486]]), '#140d10', 34, 0.28),
    cloth({ outline: PLACKET, colour }),
    stitches(box(-30, 150, 60, 330, 4), colour),
    stitches(open([-30, 440], [[30, 440]]), colour),
    button(250, colour),
    button(350, colour),
  ].join('')
}

/** @param tipping colour of the collar and the cuffs; the garment's own without it. */
export function polo({
  colour,
  print,
  tipping = colour,
}: {
  readonly colour: string
  readonly print?: Print
  readonly tipping?: string
}): Drawing {
  const { shadow, garment } = shortSleeve(
    colour,
    BODY_FOLDS.pressed,
    printed(print, { at: [196, 400], scale: 0.72 }),
  )
  const markup = [
    shadow,
    garment,
    rib(CUFFS, tipping),
    fill(INSIDE, mix(colour, '#18120f', 0.4)),
    clipped(
      INSIDE,
      softStroke(
        open(
          [-150, -30],
          [
            [0, 190],
            [150, -30],
          ],
        ),
        '#140d10',
        100,
        0.4,
      ),
    ),
    rib(STAND, mix(tipping, '#18120f', 0.12)),
    placket(colour),
    softStroke(
      open(
        [-128, 248],
        [
          [0, 184],
          [128, 248],
        ],
      ),
      '#140d10',
      40,
      0.25,
    ),
    rib(COLLAR_RIGHT, tipping, 'rotate(-28)'),
    rib(COLLAR_LEFT, tipping, 'rotate(28)'),
  ].join('')
  return { markup, bounds: { x: -642, y: -40, width: 1284, height: 1390 } }
}
