import { cloth, lyingShadow, seam, stitches } from './kit/cloth.ts'
import { tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { clipped, fill, fillLinear, stroke } from './kit/svg.ts'

const CROWN = symmetric(
  [0, 0],
  [
    [150, 0, 270, 14, 300, 60],
    [336, 190, 356, 320, 366, 430],
    [250, 486, 120, 500, 0, 500],
  ],
)
const TOP = symmetric(
  [0, 0],
  [
    [150, 0, 270, 14, 300, 60],
    [270, 104, 140, 122, 0, 122],
  ],
)
const BRIM = symmetric(
  [0, 470],
  [
    [140, 470, 270, 450, 358, 400],
    [430, 500, 500, 590, 560, 650],
    [500, 760, 230, 812, 0, 812],
  ],
)

/** The cotton bucket hat: a band round the head and a stitched brim. */
export function bucketHat({
  colour,
  print,
}: {
  readonly colour: string
  readonly print?: Print
}): Drawing {
  const tone = tones(colour)
  const rows = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map(share => {
    const [x, y, low] = [366 + 194 * share, 430 + 220 * share, 500 + 312 * share]
    const bow = (low - y) * 0.72
    return stitches(symmetricLine([0, low], [[x * 0.46, low, x * 0.88, y + bow, x, y]]), colour)
  })
  const markup = [
    lyingShadow(`${CROWN}${BRIM}`),
    cloth({
      outline: CROWN,
      colour,
      weave: 'canvas',
      sides: [-370, 370],
      surface: printed(print, { at: [0, 310], scale: 0.95 }),
      folds: [
        [[-350, 400], [-240, 180], 22, 32],
        [[350, 400], [260, 160], -22, 34],
        [[-120, 130], [-150, 300], -10, 22],
        [[180, 130], [200, 280], 10, 22],
      ],
    }),
    fillLinear(
      TOP,
      [-300, 0],
      [300, 120],
      [
        [0, tone.light, tone.lightOpacity * 0.7],
        [1, tone.light, 0.05],
      ],
    ),
    seam(symmetricLine([0, 122], [[140, 122, 270, 104, 300, 60]]), colour),
    stitches(symmetricLine([0, 136], [[144, 136, 280, 116, 304, 76]]), colour),
    cloth({
      outline: BRIM,
      colour,
      weave: 'canvas',
      sides: [-570, 570],
      folds: [
        [[-300, 480], [-420, 690], 20, 40],
        [[-60, 500], [-90, 780], -10, 44],
        [[220, 490], [300, 740], 18, 44],
      ],
    }),
    clipped(
      BRIM,
      softStroke(symmetricLine([0, 484], [[140, 484, 280, 460, 366, 410]]), '#120d0b', 80, 0.4) +
        rows.join(''),
    ),
    stroke(symmetricLine([0, 812], [[230, 812, 500, 760, 560, 650]]), tone.seam, 6, 0.6),
    fill(ellipse(-322, 240, 9, 12), '#120d0b', 0.8),
    fill(ellipse(322, 240, 9, 12), '#120d0b', 0.8),
  ].join('')
  return { markup, bounds: { x: -560, y: 0, width: 1120, height: 812 } }
}
