import { INK, mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, open, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { hollow, standingShadow, tube, turned } from './kit/solid.ts'
import { disc, type Svg, stroke } from './kit/svg.ts'

const RADIUS = 350
const BODY = symmetric(
  [0, 0],
  [
    [346, 0],
    [340, 200, 336, 420, 332, 560],
    [330, 622, 308, 650, 270, 660],
    [180, 678, 80, 682, 0, 682],
  ],
)
const HANDLE = open(
  [326, 130],
  [
    [470, 90, 570, 150, 556, 290],
    [540, 420, 430, 470, 326, 520],
  ],
)

/** Where drops of the rim's enamel fell: few, and always the same. */
const SPECKS = [
  [-250, 120, 5],
  [-292, 330, 4],
  [-210, 540, 6],
  [-96, 610, 4],
  [60, 96, 4],
  [148, 580, 5],
  [236, 160, 6],
  [268, 420, 4],
  [300, 300, 3],
  [-160, 80, 3],
] as const

function handle(colour: string, rim: string): Svg {
  return [
    stroke(HANDLE, rim, 64),
    tube(HANDLE, colour, 50),
    softStroke(open([332, 90], [[332, 260, 330, 420, 326, 560]]), '#18120f', 54, 0.3),
  ].join('')
}

function mouth(inside: string, rim: string): Svg {
  const lip = symmetricLine([0, 62], [[160, 62, RADIUS - 8, 44, RADIUS - 8, 4]])
  return [
    stroke(ellipse(0, 0, RADIUS - 6, 62), mix(rim, '#000000', 0.3), 26),
    stroke(ellipse(0, -2, RADIUS - 6, 62), rim, 22),
    hollow(RADIUS - 14, 56, inside),
    stroke(lip, '#ffffff', 4, 0.35),
  ].join('')
}

/** An enamelled steel mug. @param rim colour of the rolled edge and the specks. */
export function enamelMug({
  colour,
  rim = INK.black,
  print,
}: {
  readonly colour: string
  readonly rim?: string
  readonly print?: Print
}): Drawing {
  const specks = SPECKS.map(([x, y, radius]) => disc(x, y, radius, rim, 0.85)).join('')
  const markup = [
    standingShadow(0, 652, 320),
    handle(colour, rim),
    turned({
      outline: BODY,
      colour,
      left: -RADIUS,
      right: RADIUS,
      gloss: 1,
      surface: specks + printed(print, { at: [-36, 352], scale: 1.8 }),
    }),
    mouth(colour, rim),
  ].join('')
  return { markup, bounds: { x: -RADIUS, y: -76, width: RADIUS + 588, height: 760 } }
}
