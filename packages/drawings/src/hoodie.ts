import { cloth, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { both, ellipse, open, pair, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, type Svg, stroke } from './kit/svg.ts'
import { longSleeve } from './long-sleeve.ts'

const HOOD = symmetric(
  [0, -262],
  [
    [136, -262, 236, -190, 248, -60],
    [254, 10, 232, 70, 190, 104],
    [130, 160, 60, 220, 0, 262],
  ],
)
const OPENING = symmetric(
  [0, -196],
  [
    [92, -192, 158, -120, 158, -20],
    [156, 70, 76, 150, 0, 208],
  ],
)
const [RIGHT_EDGE, LEFT_EDGE] = both(
  [-14, 190],
  [
    [80, 130, 160, 60, 160, -40],
    [186, -60, 214, -40, 220, 0],
    [206, 90, 90, 190, 10, 268],
    [-10, 250, -20, 220, -14, 190],
  ],
)
const POCKET = symmetric(
  [0, 830],
  [
    [176, 830],
    [184, 900, 214, 990, 290, 1058],
    [292, 1100, 290, 1140, 284, 1180],
    [190, 1190, 90, 1194, 0, 1194],
  ],
)

function hood(colour: string): Svg {
  const inside = mix(colour, '#18120f', 0.4)
  return [
    cloth({
      outline: HOOD,
      colour,
      folds: [
        [[-236, -40], [-170, -190], 20, 34],
        [[236, -40], [176, -190], -20, 34],
        [[-216, 70], [-190, -60], 12, 26],
        [[216, 70], [196, -60], -12, 26],
      ],
    }),
    fill(OPENING, inside),
    clipped(
      OPENING,
      softStroke(OPENING, '#0d090c', 150, 0.5) +
        seam(open([0, -196], [[10, -100, 8, 0, 0, 120]]), inside) +
        softStroke(open([-70, -150], [[-40, -40, -40, 20, -60, 90]]), '#ffffff', 60, 0.06),
    ),
    softStroke(OPENING, tones(colour).shade, 18, 0.5),
    cloth({ outline: RIGHT_EDGE, colour }),
    softStroke(open([14, 190], [[-80, 130, -150, 60, -160, -20]]), '#0d090c', 30, 0.25),
    cloth({ outline: LEFT_EDGE, colour }),
    stitches(pair([30, 226], [[110, 150, 190, 70, 198, -10]]), colour),
  ].join('')
}

/** A cord that hangs from its eyelet, with a metal tip. */
function cord(x: number, length: number, sway: number, colour: string): Svg {
  const d = open(
    [x, 190],
    [[x + sway, 190 + length * 0.4, x - sway, 190 + length * 0.7, x + sway * 0.4, 190 + length]],
  )
  const [tipX, tipY] = [x + sway * 0.4, 190 + length]
  return [
    softStroke(`${d}`, '#0d090c', 40, 0.3),
    fill(ellipse(x, 188, 13, 13), '#b8b6b0'),
    fill(ellipse(x, 189, 6, 6), '#2b2622'),
    stroke(d, mix(colour, '#18120f', 0.25), 15),
    stroke(d, colour, 11),
    stroke(d, mix(colour, '#18120f', 0.35), 9, 0.5, '2 7'),
    stroke(open([tipX, tipY], [[tipX + sway * 0.1, tipY + 40]]), '#8f8d88', 15),
    stroke(open([tipX - 3, tipY + 2], [[tipX - 3, tipY + 38]]), '#e9e7e2', 4),
  ].join('')
}

function pocket(colour: string): Svg {
  const openings = pair([176, 832], [[184, 900, 214, 990, 290, 1058]])
  return [
    softStroke(openings, '#0d090c', 46, 0.26),
    cloth({
      outline: POCKET,
      colour,
      sides: [-424, 424],
      folds: [
        [[-150, 1190], [-120, 960], 16, 30],
        [[120, 1190], [150, 1010], -16, 30],
      ],
    }),
    stitches(pair([160, 838], [[168, 906, 200, 1000, 280, 1072]]), colour),
    stitches(symmetricLine([0, 846], [[160, 846]]), colour),
  ].join('')
}

const FALLEN_HOOD = symmetric(
  [0, -64],
  [
    [120, -64, 214, -40, 246, 26],
    [268, 90, 244, 200, 170, 290],
    [120, 344, 60, 372, 0, 372],
  ],
)

/** The back of the same garment, its hood lying on the shoulders. */
export function hoodieBack({
  colour,
  print,
}: {
  readonly colour: string
  readonly print?: Print
}): Drawing {
  const { shadow, garment } = longSleeve(colour, printed(print, { at: [0, 700], scale: 1.9 }))
  const markup = [
    shadow,
    garment,
    softStroke(FALLEN_HOOD, '#0d090c', 60, 0.22),
    cloth({
      outline: FALLEN_HOOD,
      colour,
      folds: [
        [[-230, 60], [-110, 300], -30, 34],
        [[230, 60], [110, 300], 30, 34],
        [[-190, -20], [-60, 60], 16, 26],
        [[190, -20], [60, 60], -16, 26],
      ],
    }),
    seam(open([0, -62], [[6, 80, -6, 220, 0, 370]]), colour),
    stitches(symmetricLine([0, 352], [[56, 352, 108, 326, 154, 276]]), colour),
  ].join('')
  return { markup, bounds: { x: -668, y: -66, width: 1336, height: 1376 } }
}

/** @param cords colour of the drawcords; the garment's own without it. */
export function hoodie({
  colour,
  print,
  cords = colour,
}: {
  readonly colour: string
  readonly print?: Print
  readonly cords?: string
}): Drawing {
  const { shadow, garment } = longSleeve(colour, printed(print, { at: [0, 590], scale: 1.7 }))
  const markup = [
    lyingShadow(HOOD),
    shadow,
    garment,
    pocket(colour),
    softStroke(symmetricLine([0, 262], [[60, 220, 130, 160, 200, 100]]), '#0d090c', 60, 0.25),
    hood(colour),
    cord(-74, 250, 10, cords),
    cord(74, 215, -12, cords),
  ].join('')
  return { markup, bounds: { x: -668, y: -262, width: 1336, height: 1572 } }
}
