import { cloth, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse, pair, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, fillLinear, fillPattern, type Svg, stroke } from './kit/svg.ts'

const CROWN = symmetric(
  [0, 0],
  [
    [190, 0, 372, 110, 430, 330],
    [450, 410, 456, 480, 452, 548],
    [330, 500, 160, 478, 0, 478],
  ],
)
const FRONT = symmetric(
  [0, 4],
  [
    [120, 30, 226, 180, 262, 490],
    [180, 480, 90, 474, 0, 474],
  ],
)
const VISOR = symmetric(
  [0, 462],
  [
    [170, 462, 330, 486, 462, 548],
    [508, 620, 518, 690, 490, 742],
    [400, 668, 200, 628, 0, 628],
  ],
)
const VISOR_EDGE = symmetricLine([0, 628], [[200, 628, 400, 668, 490, 742]])

function eyelet(x: number, y: number, colour: string): Svg {
  return (
    stroke(ellipse(x, y, 11, 11), tones(colour).seam, 5, 0.7) + fill(ellipse(x, y, 6, 6), '#120d0b')
  )
}

function visor(colour: string): Svg {
  const tone = tones(colour)
  const rows = [34, 62, 90, 118].map(up =>
    stitches(
      symmetricLine(
        [0, 628 - up],
        [[200, 628 - up, 396, 664 - up, 488 - up * 0.12, 736 - up * 0.9]],
      ),
      colour,
    ),
  )
  return [
    cloth({ outline: VISOR, colour, weave: 'canvas' }),
    clipped(
      VISOR,
      fillLinear(
        VISOR,
        [0, 470],
        [0, 740],
        [
          [0, tone.shade, 0.75],
          [0.2, tone.shade, 0.3],
          [0.55, tone.light, tone.lightOpacity * 0.5],
          [1, tone.shade, 0.2],
        ],
      ) + rows.join(''),
    ),
    stroke(VISOR_EDGE, mix(colour, '#000000', 0.35), 15),
    stroke(VISOR_EDGE, mix(colour, '#ffffff', 0.12), 5, 0.7),
  ].join('')
}

/**
 * @param visor colour of the visor and the button; the crown's own without it.
 * @param mesh whether the sides are net, as on a trucker's cap.
 */
export function cap({
  colour,
  sides = colour,
  visor: visorColour = colour,
  mesh = false,
  print,
}: {
  readonly colour: string
  readonly sides?: string
  readonly visor?: string
  readonly mesh?: boolean
  readonly print?: Print
}): Drawing {
  const tone = tones(sides)
  const net = mesh
    ? fillPattern(
        box(-470, -10, 940, 600),
        16,
        16,
        fill(ellipse(4, 4, 3.8, 3.8), tone.seam, 0.85) +
          fill(ellipse(12, 12, 3.8, 3.8), tone.seam, 0.85),
      )
    : ''
  const markup = [
    lyingShadow(CROWN + VISOR),
    cloth({
      outline: CROWN,
      colour: sides,
      weave: 'canvas',
      sides: [-456, 456],
      surface: net,
      folds: [
        [[-420, 420], [-330, 210], 22, 30],
        [[420, 420], [340, 210], -22, 32],
      ],
    }),
    cloth({
      outline: FRONT,
      colour,
      weave: 'canvas',
      sides: [-380, 380],
      surface: printed(print, { at: [0, 300], scale: 1.05 }),
      folds: [
        [[-230, 330], [-130, 110], 16, 24],
        [[230, 330], [140, 110], -16, 26],
      ],
    }),
    mesh ? '' : seam(symmetricLine([0, 4], [[4, 30, 2, 60, 0, 84]]), colour),
    seam(pair([0, 4], [[120, 30, 226, 180, 262, 490]]), colour),
    stitches(pair([16, 24], [[128, 60, 210, 200, 246, 486]]), colour),
    stitches(pair([30, 6], [[140, 40, 242, 180, 278, 490]]), sides),
    mesh ? '' : eyelet(-308, 220, sides) + eyelet(308, 220, sides),
    fill(ellipse(2, 2, 34, 16), '#120d0b', 0.35),
    cloth({ outline: ellipse(0, -4, 32, 17), colour: visorColour }),
    softStroke(symmetricLine([0, 474], [[170, 474, 330, 496, 456, 552]]), '#120d0b', 50, 0.4),
    visor(visorColour),
  ].join('')
  return { markup, bounds: { x: -500, y: -22, width: 1000, height: 772 } }
}
