import { cloth, lyingShadow, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, closed, open, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { group, type PathData, type Svg, stroke } from './kit/svg.ts'

const BODY = symmetric(
  [0, 0],
  [
    [90, 2, 160, 0, 206, -6],
    [220, 180, 280, 330, 436, 400],
    [450, 700, 462, 980, 458, 1230],
    [456, 1252, 440, 1262, 420, 1264],
    [280, 1274, 140, 1276, 0, 1276],
  ],
)
const POCKET = box(-270, 720, 540, 300, 26)

/** A strap of webbing along a line. */
function strap(line: PathData, colour: string): Svg {
  const tone = tones(colour)
  return [
    softStroke(line, '#2a1d10', 78, 0.24),
    stroke(line, mix(colour, '#18120f', 0.4), 42),
    stroke(line, colour, 37),
    softStroke(line, tone.light, 30, tone.lightOpacity * 0.7),
    stroke(line, tone.seam, 2, 0.4, '7 5'),
  ].join('')
}

function pocket(colour: string): Svg {
  return [
    softStroke(POCKET, '#0d090c', 40, 0.18),
    cloth({
      outline: POCKET,
      colour,
      weave: 'canvas',
      folds: [
        [[-120, 1010], [-90, 830], 12, 26],
        [[160, 1010], [200, 860], -12, 24],
      ],
    }),
    stitches(box(-258, 732, 516, 276, 20), colour),
    stitches(open([-258, 762], [[258, 762]]), colour),
    stitches(open([0, 762], [[0, 1008]]), colour),
    stitches(open([12, 762], [[12, 1008]]), colour),
  ].join('')
}

/** A bib apron. @param straps colour of the neck loop and the ties. */
export function apron({
  colour,
  straps,
  print,
}: {
  readonly colour: string
  readonly straps: string
  readonly print?: Print
}): Drawing {
  const ties = [
    open(
      [-430, 424],
      [
        [-560, 440, -620, 560, -560, 700],
        [-520, 800, -600, 880, -560, 980],
      ],
    ),
    open(
      [430, 424],
      [
        [540, 450, 620, 520, 590, 660],
        [560, 780, 620, 830, 604, 930],
      ],
    ),
  ]
  const markup = [
    lyingShadow(BODY),
    ...ties.map(line => strap(line, straps)),
    strap(symmetricLine([0, -282], [[120, -282, 196, -190, 182, 40]]), straps),
    cloth({
      outline: BODY,
      colour,
      weave: 'canvas',
      sides: [-466, 466],
      surface: printed(print, { at: [0, 330], scale: 1.45 }),
      folds: [
        [[-400, 400], [-220, 560], 24, 36],
        [[400, 400], [230, 570], -26, 38],
        [[-380, 1262], [-340, 860], 26, 42],
        [[-120, 1270], [-160, 1090], -16, 34],
        [[150, 1270], [190, 1080], -18, 36],
        [[390, 1256], [370, 800], 24, 40],
        [[-180, 10], [-130, 180], 12, 24],
        [[180, 10], [140, 160], -12, 24],
      ],
    }),
    stitches(symmetricLine([0, 24], [[90, 26, 150, 24, 184, 20]]), colour),
    stitches(symmetricLine([0, 1250], [[140, 1250, 280, 1248, 444, 1238]]), colour),
    ...[-182, 182].map(x =>
      group(
        stitches(box(-18, 8, 36, 34, 2), straps) + stitches(closed([-18, 8], [[18, 42]]), straps),
        `translate(${x} 0)`,
      ),
    ),
    pocket(colour),
  ].join('')
  return { markup, bounds: { x: -600, y: -302, width: 1210, height: 1580 } }
}
