import { rib, stitches } from './kit/cloth.ts'
import { mix } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, type Svg } from './kit/svg.ts'
import { BODY_FOLDS, shortSleeve } from './short-sleeve.ts'

interface TShirt {
  readonly colour: string
  readonly print?: Print
}

const COLLAR = symmetric(
  [0, 128],
  [
    [64, 128, 118, 84, 138, -4],
    [150, -8, 166, -8, 182, 0],
    [166, 108, 86, 172, 0, 172],
  ],
)
const INSIDE = symmetric(
  [0, 30],
  [
    [60, 30, 110, 16, 140, -6],
    [122, 84, 66, 132, 0, 132],
  ],
)
const BACK_RIB = symmetric(
  [0, 28],
  [
    [60, 28, 112, 14, 140, -8],
    [138, 22, 70, 66, 0, 66],
  ],
)

/** The ribbed crew neck, with the inside of the back seen through it. */
export function crewNeck(colour: string): Svg {
  return [
    fill(INSIDE, mix(colour, '#18120f', 0.34)),
    clipped(
      INSIDE,
      softStroke(symmetricLine([0, 132], [[66, 132, 122, 84, 140, -6]]), '#140d10', 90, 0.4),
    ),
    rib(BACK_RIB, mix(colour, '#18120f', 0.14)),
    rib(COLLAR, colour),
    stitches(symmetricLine([0, 184], [[92, 184, 180, 118, 194, 6]]), colour),
  ].join('')
}

const NAPE = symmetric(
  [0, 30],
  [
    [70, 30, 138, 14, 176, -8],
    [182, -4, 186, 4, 190, 14],
    [142, 50, 74, 70, 0, 70],
  ],
)

/** The back of the same shirt. */
export function tShirtBack({ colour, print }: TShirt): Drawing {
  const { shadow, garment } = shortSleeve(
    colour,
    BODY_FOLDS.pressed,
    printed(print, { at: [0, 540], scale: 2.3 }),
  )
  const neck =
    rib(NAPE, colour) + stitches(symmetricLine([0, 82], [[78, 82, 148, 60, 200, 24]]), colour)
  return { markup: shadow + garment + neck, bounds: centred(1284, 1350) }
}

export function tShirt({ colour, print }: TShirt): Drawing {
  const { shadow, garment } = shortSleeve(
    colour,
    BODY_FOLDS.relaxed,
    printed(print, { at: [0, 540], scale: 2.3 }),
  )
  return { markup: shadow + garment + crewNeck(colour), bounds: centred(1284, 1350) }
}
