import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, closed, open } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, fillPattern, type Svg, stroke } from './kit/svg.ts'

const [WIDTH, HEIGHT] = [880, 1260]
const LEFT = -WIDTH / 2
const COVER = closed(
  [LEFT + 14, 0],
  [
    [WIDTH / 2 - 40, 0],
    [WIDTH / 2 - 14, 0, WIDTH / 2, 14, WIDTH / 2, 40],
    [WIDTH / 2, HEIGHT - 40],
    [WIDTH / 2, HEIGHT - 14, WIDTH / 2 - 14, HEIGHT, WIDTH / 2 - 40, HEIGHT],
    [LEFT + 14, HEIGHT],
    [LEFT, HEIGHT, LEFT, HEIGHT, LEFT, HEIGHT - 14],
    [LEFT, 14],
    [LEFT, 0, LEFT, 0, LEFT + 14, 0],
  ],
)

/** The pages and the back cover, which the thickness of the book leaves to be seen. */
function block(colour: string): Svg {
  const pages = box(LEFT + 10, 8, WIDTH - 4, HEIGHT + 16, 34)
  return [
    fill(box(LEFT + 6, 8, WIDTH + 16, HEIGHT + 30, 40), mix(colour, '#18120f', 0.35)),
    fill(pages, '#f6f1e4'),
    clipped(
      pages,
      fillPattern(
        box(WIDTH / 2 - 30, 0, 60, HEIGHT + 40),
        4,
        8,
        stroke('M1 0V8', '#a4977c', 1, 0.7),
      ) + fillPattern(box(LEFT, HEIGHT, WIDTH, 60), 8, 4, stroke('M0 1H8', '#a4977c', 1, 0.7)),
    ),
  ].join('')
}

/** A hardback notebook. @param band colour of the elastic band and the ribbon. */
export function notebook({
  colour,
  band,
  print,
}: {
  readonly colour: string
  readonly band: string
  readonly print?: Print
}): Drawing {
  const tone = tones(colour)
  const hinge = open([LEFT + 62, 0], [[LEFT + 62, HEIGHT]])
  const strap = box(296, -4, 34, HEIGHT + 32, 4)
  const ribbon = closed(
    [-150, HEIGHT - 20],
    [
      [-146, HEIGHT + 60, -170, HEIGHT + 110, -162, HEIGHT + 150],
      [-148, HEIGHT + 132],
      [-128, HEIGHT + 152],
      [-136, HEIGHT + 100, -112, HEIGHT + 60, -116, HEIGHT - 20],
    ],
  )
  const markup = [
    lyingShadow(box(LEFT, 0, WIDTH + 20, HEIGHT + 36, 40)),
    sheet({
      outline: ribbon,
      colour: band,
      light: [
        [-160, HEIGHT],
        [-110, HEIGHT + 150],
      ],
    }),
    block(colour),
    softStroke(COVER, '#18120f', 24, 0.35),
    sheet({
      outline: COVER,
      colour,
      light: [
        [LEFT, 0],
        [WIDTH / 2, HEIGHT],
      ],
      surface: printed(print, { at: [-50, 560], scale: 2.2 }),
    }),
    softStroke(hinge, tone.shade, 30, tone.shadeOpacity),
    stroke(open([LEFT + 72, 6], [[LEFT + 72, HEIGHT - 6]]), tone.light, 4, tone.lightOpacity * 0.8),
    softStroke(strap, '#0d090c', 34, 0.3),
    sheet({
      outline: strap,
      colour: band,
      light: [
        [296, 0],
        [330, 40],
      ],
      surface: fillPattern(strap, 4, 8, stroke('M1 0V8', tones(band).light, 1.4, 0.4)),
    }),
  ].join('')
  return { markup, bounds: { x: LEFT, y: 0, width: WIDTH + 22, height: HEIGHT + 150 } }
}
