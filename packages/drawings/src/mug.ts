import { mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, open, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { hollow, standingShadow, tube, turned } from './kit/solid.ts'
import { fill, group, type Svg, stroke } from './kit/svg.ts'

const RADIUS = 330
const BODY = symmetric(
  [0, 0],
  [
    [RADIUS, 0],
    [RADIUS, 200, RADIUS, 460, 326, 640],
    [324, 716, 300, 752, 250, 766],
    [170, 786, 80, 792, 0, 792],
  ],
)
const HANDLE = open(
  [312, 170],
  [
    [430, 130, 560, 170, 560, 330],
    [560, 500, 440, 590, 310, 600],
  ],
)

function handle(colour: string, side: 'left' | 'right'): Svg {
  const markup =
    tube(HANDLE, colour, 72) +
    softStroke(open([318, 120], [[322, 300, 322, 460, 318, 640]]), '#18120f', 60, 0.3)
  return side === 'left' ? group(markup, 'scale(-1 1)') : markup
}

function mouth(inside: string, rim: string): Svg {
  const outer = ellipse(0, 0, RADIUS, 62)
  const lip = symmetricLine([0, 58], [[150, 58, RADIUS - 9, 40, RADIUS - 9, 2]])
  return [
    fill(outer, rim),
    stroke(outer, mix(rim, '#18120f', 0.25), 2.5, 0.7),
    hollow(RADIUS - 20, 50, inside),
    stroke(lip, '#ffffff', 4, 0.45),
  ].join('')
}

/**
 * A ceramic mug of 330 ml.
 *
 * @param inside colour of the glaze within and of the handle
 * @param handleAt the side its handle is on, seen from where it is looked at
 */
export function mug({
  colour,
  inside = colour,
  handleAt = 'right',
  print,
}: {
  readonly colour: string
  readonly inside?: string
  readonly handleAt?: 'left' | 'right'
  readonly print?: Print
}): Drawing {
  const markup = [
    standingShadow(0, 756, 300),
    handle(inside, handleAt),
    turned({
      outline: BODY,
      colour,
      left: -RADIUS,
      right: RADIUS,
      gloss: 0.9,
      surface: printed(print, { at: [handleAt === 'left' ? 30 : -30, 400], scale: 1.95 }),
    }),
    mouth(inside, colour),
  ].join('')
  const left = handleAt === 'left' ? -600 : -RADIUS
  return { markup, bounds: { x: left, y: -64, width: RADIUS + 600, height: 860 } }
}
