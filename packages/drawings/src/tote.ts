import { cloth, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, open, pair, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { group, type Svg, stroke } from './kit/svg.ts'

const BODY = symmetric(
  [0, 8],
  [
    [170, 10, 330, 6, 456, -4],
    [470, 260, 476, 560, 470, 880],
    [470, 930, 462, 962, 430, 968],
    [290, 984, 140, 988, 0, 988],
  ],
)

/** A handle as a flat band: two edges of one loop. */
const BAND = symmetric(
  [0, -470],
  [
    [130, -466, 250, -330, 262, 150],
    [206, 152],
    [196, -270, 110, -404, 0, -412],
  ],
)

function handle(colour: string): Svg {
  const tone = tones(colour)
  return [
    cloth({ outline: BAND, colour, weave: 'canvas' }),
    stroke(
      symmetricLine([0, -460], [[124, -456, 240, -324, 252, 146]]),
      tone.seam,
      2.2,
      0.5,
      '8 6',
    ),
    stroke(
      symmetricLine([0, -422], [[116, -414, 206, -280, 216, 146]]),
      tone.seam,
      2.2,
      0.5,
      '8 6',
    ),
  ].join('')
}

/** The crossed box of stitches that holds a handle's end. */
function anchor(x: number, colour: string): Svg {
  return group(
    [
      cloth({ outline: box(-29, 40, 58, 118, 3), colour, weave: 'canvas' }),
      stitches(box(-21, 66, 42, 84, 2), colour),
      stitches(open([-21, 66], [[21, 150]]), colour),
      stitches(open([21, 66], [[-21, 150]]), colour),
    ].join(''),
    `translate(${x} 0)`,
  )
}

/** A shopping bag of cotton canvas with long handles. */
export function tote({
  colour,
  handles = colour,
  print,
}: {
  readonly colour: string
  readonly handles?: string
  readonly print?: Print
}): Drawing {
  const markup = [
    lyingShadow(BODY + BAND),
    group(handle(mix(handles, '#18120f', 0.2)), 'translate(26 34) scale(0.97 0.93)'),
    cloth({
      outline: BODY,
      colour,
      weave: 'canvas',
      sides: [-476, 476],
      surface: printed(print, { at: [0, 540], scale: 2.7 }),
      folds: [
        [[-232, 130], [-300, 520], -26, 34],
        [[-216, 150], [-120, 380], 20, 26],
        [[232, 130], [310, 500], 26, 34],
        [[214, 150], [110, 340], -18, 26],
        [[-466, 780], [-300, 940], -26, 36],
        [[466, 740], [320, 930], 28, 40],
        [[-60, 986], [-20, 830], 14, 30],
        [[-466, 300], [-380, 470], -18, 26],
      ],
    }),
    softStroke(
      pair(
        [196, 60],
        [
          [200, 170],
          [270, 170],
          [268, 60],
        ],
      ),
      tones(colour).shade,
      36,
      0.4,
    ),
    seam(symmetricLine([0, 70], [[170, 72, 330, 68, 462, 58]]), colour),
    stitches(symmetricLine([0, 60], [[170, 62, 330, 58, 460, 48]]), colour),
    handle(handles),
    anchor(-232, handles),
    anchor(232, handles),
  ].join('')
  return { markup, bounds: { x: -474, y: -470, width: 948, height: 1458 } }
}
