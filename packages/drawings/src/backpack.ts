import { cloth, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, open, pair, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { group, type PathData, type Svg, stroke } from './kit/svg.ts'

const BODY = symmetric(
  [0, 0],
  [
    [190, 0, 340, 50, 382, 230],
    [420, 420, 434, 700, 430, 990],
    [430, 1090, 400, 1150, 320, 1164],
    [210, 1180, 100, 1182, 0, 1182],
  ],
)
const SIDE_POCKETS = `${pair(
  [400, 650],
  [
    [440, 640, 486, 660, 492, 720],
    [498, 840, 496, 960, 484, 1060],
    [476, 1110, 450, 1130, 420, 1130],
    [410, 960, 404, 800, 400, 650],
  ],
)}Z`
const POCKET = symmetric(
  [0, 590],
  [
    [150, 590, 260, 594, 318, 604],
    [336, 760, 344, 900, 336, 1020],
    [330, 1070, 300, 1096, 250, 1102],
    [160, 1112, 80, 1114, 0, 1114],
  ],
)
const STRAPS = `${pair(
  [300, 60],
  [
    [400, 90, 450, 240, 470, 470],
    [478, 600, 474, 700, 458, 780],
    [410, 780],
    [420, 600, 400, 300, 250, 110],
  ],
)}Z`
const LOOP = symmetricLine([0, -96], [[60, -96, 96, -60, 100, 16]])

/** A zip: a tape, its teeth, and a puller at the end of it. */
function zip(line: PathData, puller: readonly [x: number, y: number], colour: string): Svg {
  const tone = tones(colour)
  const [x, y] = puller
  return [
    softStroke(line, tone.shade, 44, 0.6),
    stroke(line, mix(colour, '#000000', 0.45), 22),
    stroke(line, '#a9a7a1', 9, 0.85, '1 7'),
    stroke(open([x, y], [[x, y + 22]]), '#d4d2cc', 14),
    stroke(open([x, y + 24], [[x + 4, y + 84]]), mix(colour, '#000000', 0.5), 15),
    stroke(open([x - 3, y + 28], [[x, y + 80]]), tone.light, 3, 0.6),
  ].join('')
}

/** @param trim colour of the loop and the pocket. */
export function backpack({
  colour,
  trim = colour,
  print,
}: {
  readonly colour: string
  readonly trim?: string
  readonly print?: Print
}): Drawing {
  const dark = mix(colour, '#18120f', 0.25)
  const markup = [
    lyingShadow(BODY + SIDE_POCKETS),
    cloth({ outline: STRAPS, colour: dark, weave: 'canvas' }),
    cloth({ outline: SIDE_POCKETS, colour: dark, weave: 'canvas' }),
    stroke(LOOP, mix(trim, '#18120f', 0.5), 46),
    stroke(LOOP, trim, 40),
    stroke(LOOP, tones(trim).light, 26, 0.25),
    stitches(LOOP, trim),
    cloth({
      outline: BODY,
      colour,
      weave: 'canvas',
      sides: [-440, 440],
      surface: printed(print, { at: [0, 410], scale: 1 }),
      folds: [
        [[-420, 560], [-250, 500], -16, 32],
        [[420, 540], [260, 480], 16, 32],
        [[-330, 130], [-200, 330], 24, 36],
        [[330, 130], [230, 320], -24, 36],
        [[-410, 1120], [-350, 900], 14, 36],
        [[412, 1110], [360, 880], -14, 38],
      ],
    }),
    seam(symmetricLine([0, 1140], [[110, 1140, 220, 1136, 330, 1118]]), colour),
    zip(
      symmetricLine(
        [0, 74],
        [
          [170, 74, 290, 116, 324, 270],
          [350, 400, 364, 480, 372, 560],
        ],
      ),
      [-370, 545],
      colour,
    ),
    softStroke(POCKET, '#0d090c', 56, 0.22),
    cloth({
      outline: POCKET,
      colour: trim,
      weave: 'canvas',
      sides: [-344, 344],
      folds: [
        [[-330, 1060], [-240, 860], 20, 34],
        [[332, 1060], [250, 840], -22, 36],
        [[-60, 1110], [-20, 960], 12, 28],
        [[-300, 720], [-160, 760], -12, 22],
      ],
    }),
    zip(symmetricLine([0, 660], [[140, 660, 250, 664, 318, 672]]), [292, 668], trim),
    group(
      cloth({
        outline: box(-46, 0, 92, 58, 4),
        colour: mix(colour, '#000000', 0.3),
        weave: 'none',
      }),
      'translate(0 900)',
    ),
    stitches(box(-40, 906, 80, 46, 3), '#8a8078'),
  ].join('')
  return { markup, bounds: { x: -494, y: -118, width: 988, height: 1300 } }
}
