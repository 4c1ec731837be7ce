import { cloth, lyingShadow, rib, seam, stitches } from './kit/cloth.ts'
import { mix } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box, open, pair, type Segment, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import {
  clipped,
  fill,
  fillLinear,
  fillPattern,
  type PathData,
  type Svg,
  stroke,
} from './kit/svg.ts'

const ARMHOLE: Segment = [316, 190, 318, 380, 424, 470]
const SIDES: readonly Segment[] = [
  [430, 760, 434, 1000, 430, 1246],
  [300, 1262, 140, 1266, 0, 1266],
]
const BODY = symmetric(
  [0, 350],
  [[70, 250, 130, 130, 166, 0], [230, 20, 300, 44, 356, 70], ARMHOLE, ...SIDES],
)
const BACK = symmetric(
  [0, 34],
  [
    [70, 34, 130, 20, 166, 0],
    [230, 300],
    [0, 420],
  ],
)

/** Retroreflective tape: silver, with the honeycomb of its prisms. */
function tape(outline: PathData, border: string): Svg {
  return [
    softStroke(outline, '#18120f', 16, 0.3),
    stroke(outline, border, 26),
    fill(outline, '#c6cacc'),
    clipped(
      outline,
      fillPattern(outline, 16, 16, stroke('M0 8L8 0L16 8L8 16Z', '#8b9094', 1.6, 0.7)) +
        fillLinear(
          outline,
          [-430, 0],
          [430, 0],
          [
            [0, '#5d6266', 0.5],
            [0.28, '#ffffff', 0.6],
            [0.5, '#ffffff', 0.08],
            [0.72, '#ffffff', 0.3],
            [1, '#4c5155', 0.6],
          ],
        ),
    ),
  ].join('')
}

function zip(colour: string): Svg {
  const line = open([0, 356], [[0, 1262]])
  return [
    softStroke(line, '#18120f', 50, 0.35),
    stroke(line, mix(colour, '#18120f', 0.55), 26),
    stroke(line, '#c9c7c0', 10, 0.9, '1 8'),
    fill(box(-11, 372, 22, 34, 6), '#d9d7d0'),
    fill(box(-8, 404, 16, 64, 8), '#aeaca5'),
    stroke(open([-3, 412], [[-3, 458]]), '#ffffff', 3, 0.7),
  ].join('')
}

/** A high-visibility waistcoat. @param border colour beside the tapes and around the edges. */
export function vest({
  colour,
  border,
  print,
}: {
  readonly colour: string
  readonly border: string
  readonly print?: Print
}): Drawing {
  const surface = [
    tape(
      `${pair(
        [214, -10],
        [
          [302, 20],
          [296, 790],
          [220, 790],
          [214, -10],
        ],
      )}Z`,
      border,
    ),
    tape(box(-460, 786, 920, 92), border),
    tape(box(-460, 1010, 920, 92), border),
    printed(print, { at: [112, 560], scale: 0.62 }),
  ].join('')
  const edge = symmetricLine([0, 350], [[70, 250, 130, 130, 166, 0]])
  const markup = [
    lyingShadow(BODY),
    fill(BACK, mix(colour, '#18120f', 0.32)),
    softStroke(symmetricLine([0, 350], [[70, 250, 130, 130, 166, 0]]), '#0d090c', 120, 0.3),
    rib(
      symmetric(
        [0, 30],
        [
          [70, 30, 130, 18, 166, 0],
          [150, 40, 80, 66, 0, 66],
        ],
      ),
      mix(border, '#18120f', 0.2),
    ),
    cloth({
      outline: BODY,
      colour,
      sides: [-436, 436],
      surface,
      folds: [
        [[-416, 480], [-250, 620], 24, 36],
        [[416, 480], [260, 640], -26, 36],
        [[-340, 1256], [-310, 900], 20, 38],
        [[-110, 1262], [-140, 920], -16, 32],
        [[130, 1262], [110, 900], 16, 34],
        [[350, 1252], [330, 880], 18, 38],
      ],
    }),
    stroke(edge, border, 24),
    stitches(edge, border),
    stroke(pair([356, 70], [ARMHOLE]), border, 22),
    seam(pair([366, 84], [[332, 200, 334, 380, 426, 460]]), border),
    stroke(symmetricLine([0, 1264], [[140, 1264, 300, 1260, 428, 1246]]), border, 16),
    zip(colour),
  ].join('')
  return { markup, bounds: centred(872, 1276) }
}
