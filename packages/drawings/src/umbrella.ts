import { cloth, lyingShadow } from './kit/cloth.ts'
import { mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, closed, ellipse, open, type Point } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softFill, softStroke } from './kit/soft.ts'
import { tube, turned } from './kit/solid.ts'
import { fill, type Svg, stroke } from './kit/svg.ts'

/** Where the ribs that face us end, left to right. */
const RIBS: readonly Point[] = [
  [-680, 470],
  [-478, 560],
  [-176, 606],
  [176, 606],
  [478, 560],
  [680, 470],
]

function panel(left: Point, right: Point, colour: string, surface: Svg): Svg {
  const middle = (left[0] + right[0]) / 2
  const lift = 76
  const outline = closed(
    [0, 0],
    [
      [right[0] * 0.62, 40, right[0] * 0.94, right[1] * 0.5, right[0], right[1]],
      [
        middle + (right[0] - middle) * 0.5,
        right[1] - lift,
        middle + (left[0] - middle) * 0.5,
        left[1] - lift,
        left[0],
        left[1],
      ],
      [left[0] * 0.94, left[1] * 0.5, left[0] * 0.62, 40, 0, 0],
    ],
  )
  return cloth({
    outline,
    colour,
    weave: 'none',
    surface,
    folds: [[[middle * 1.06, (left[1] + right[1]) / 2 - 66], [middle * 0.7, 170], middle / 24, 26]],
  })
}

function shaft(): Svg {
  const grip = open(
    [0, 1020],
    [
      [0, 1230],
      [0, 1370, 190, 1370, 190, 1236],
    ],
  )
  return [
    turned({ outline: box(-11, 480, 22, 560), colour: '#4a4743', left: -11, right: 11, gloss: 1 }),
    softStroke(open([0, 500], [[0, 700]]), '#0d090c', 60, 0.35),
    tube(grip, '#9c6b3f', 42),
    fill(box(-25, 1004, 50, 30, 6), '#c9c7c0'),
    stroke(open([-25, 1010], [[25, 1010]]), '#ffffff', 3, 0.6),
  ].join('')
}

/** An open umbrella. @param other colour of every second panel. */
export function umbrella({
  colour,
  other = colour,
  print,
}: {
  readonly colour: string
  readonly other?: string
  readonly print?: Print
}): Drawing {
  const panels = RIBS.slice(1).map((right, i) => {
    const surface = i === 2 ? printed(print, { at: [0, 400], scale: 1.05 }) : ''
    return panel(RIBS[i] ?? right, right, i % 2 === 0 ? colour : other, surface)
  })
  const ends = RIBS.map(([x, y]) => fill(ellipse(x, y + 4, 9, 12), '#2b2926'))
  const silhouette = closed(
    [0, 0],
    [
      [420, 40, 640, 235, 680, 470],
      [478, 540],
      [176, 590],
      [-176, 590],
      [-478, 540],
      [-680, 470],
      [-640, 235, -420, 40, 0, 0],
    ],
  )
  const markup = [
    lyingShadow(silhouette),
    softFill(ellipse(60, 1350, 150, 16), '#2a1d10', 40, 0.2),
    fill(
      closed(
        [-660, 462],
        [
          [-400, 600, 400, 600, 660, 462],
          [300, 500],
          [-300, 500],
        ],
      ),
      mix(colour, '#000000', 0.6),
    ),
    shaft(),
    turned({ outline: box(-9, -86, 18, 100, 8), colour: '#4a4743', left: -9, right: 9, gloss: 1 }),
    ...panels,
    ...ends,
    fill(ellipse(0, 4, 34, 12), mix(colour, '#000000', 0.4)),
  ].join('')
  return { markup, bounds: { x: -690, y: -86, width: 1380, height: 1450 } }
}
