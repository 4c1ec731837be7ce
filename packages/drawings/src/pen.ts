import { lyingShadow } from './kit/cloth.ts'
import { mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, open, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softFill } from './kit/soft.ts'
import { turned } from './kit/solid.ts'
import { group, type Svg, stroke } from './kit/svg.ts'

const R = 40
const STEEL = '#c4c3be'
const BARREL = symmetric(
  [0, 150],
  [
    [R, 150],
    [R, 900],
    [0, 900],
  ],
)
const GRIP = symmetric(
  [0, 894],
  [
    [R, 894],
    [R, 1080, 37, 1120, 32, 1160],
    [0, 1166],
  ],
)
const CONE = symmetric(
  [0, 1158],
  [
    [31, 1158],
    [22, 1230, 14, 1270, 10, 1290],
    [0, 1292],
  ],
)
const POINT = symmetric(
  [0, 1286],
  [
    [8, 1286],
    [6, 1318],
    [0, 1326],
  ],
)
const BUTTON = symmetric(
  [0, 0],
  [
    [18, 0, 24, 6, 24, 20],
    [24, 100],
    [0, 104],
  ],
)
const TOP = symmetric(
  [0, 92],
  [
    [34, 92, 38, 100, R, 116],
    [R, 156],
    [0, 160],
  ],
)
const OUTLINE = symmetric(
  [0, 0],
  [
    [24, 4],
    [24, 96],
    [R, 116],
    [R, 1080, 37, 1120, 32, 1160],
    [10, 1290],
    [0, 1326],
  ],
)

function one(colour: string, print: Print | undefined): Svg {
  const part = (outline: string, paint: string, half: number, gloss: number, surface = '') =>
    turned({ outline, colour: paint, left: -half, right: half, gloss, surface })
  const clip = box(6, 128, 20, 300, 9)
  return [
    lyingShadow(OUTLINE),
    part(POINT, STEEL, 8, 1),
    part(CONE, STEEL, 31, 1),
    part(GRIP, mix(colour, '#18120f', 0.55), R, 0.1),
    part(BUTTON, STEEL, 24, 1),
    part(BARREL, colour, R, 0.8, printed(print, { at: [-4, 640], scale: 0.3 })),
    part(TOP, STEEL, R, 1),
    ...[930, 954, 978, 1002, 1026].map(y =>
      stroke(open([-R, y], [[-20, y + 7, 20, y + 7, R, y]]), '#000000', 4, 0.35),
    ),
    softFill(clip, '#18120f', 12, 0.3),
    turned({ outline: clip, colour: STEEL, left: 6, right: 26, gloss: 1 }),
  ].join('')
}

/** Ball pens laid side by side, as they are offered: in several colours. */
export function pens({
  colours,
  print,
}: {
  readonly colours: readonly string[]
  readonly print?: Print
}): Drawing {
  const gap = 190
  const first = (-gap * (colours.length - 1)) / 2
  const markup = colours
    .map((colour, i) => {
      const x = first + i * gap
      const y = i % 2 === 0 ? 0 : 70
      return group(one(colour, print), `rotate(18 0 700) translate(${x} ${y})`)
    })
    .join('')
  return { markup, bounds: { x: -560, y: 0, width: 1120, height: 1400 } }
}
