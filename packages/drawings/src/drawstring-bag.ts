import { cloth, type Fold, lyingShadow, stitches } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { ellipse, pair, type Segment, symmetric, symmetricLine } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softStroke } from './kit/soft.ts'
import { fill, type Svg, stroke } from './kit/svg.ts'

const BODY = symmetric(
  [0, 22],
  [
    [100, 14, 190, 20, 260, 0],
    [300, 10, 318, 60, 330, 112],
    [390, 190, 424, 260, 430, 360],
    [438, 640, 440, 900, 434, 1160],
    [432, 1196, 420, 1206, 392, 1208],
    [250, 1218, 120, 1220, 0, 1220],
  ],
)
const CORD: readonly Segment[] = [
  [420, 20, 520, 300, 524, 640],
  [526, 860, 480, 1060, 398, 1160],
]

/** The gathers below the cord: many, close, and none like its neighbour. */
const GATHERS: readonly Fold[] = [-290, -226, -168, -96, -34, 30, 104, 160, 222, 284].map(
  (x, i) => [
    [x, 96],
    [x * 1.22, 300 + ((i * 53) % 140)],
    (i % 2 ? 1 : -1) * 10,
    20 + ((i * 7) % 12),
  ],
)

function cords(colour: string): Svg {
  const d = pair([286, 84], CORD)
  return [
    softStroke(d, '#2a1d10', 44, 0.25),
    stroke(d, mix(colour, '#000000', 0.35), 22),
    stroke(d, colour, 17),
    stroke(d, tones(colour).light, 10, 0.5, '3 9'),
  ].join('')
}

function eyelet(x: number, y: number): Svg {
  return [
    fill(ellipse(x + 2, y + 4, 32, 32), '#18120f', 0.3),
    fill(ellipse(x, y, 30, 30), '#b4b2ac'),
    stroke(ellipse(x - 2, y - 2, 24, 24), '#f2f0eb', 5, 0.9),
    fill(ellipse(x, y, 15, 15), '#1a1512'),
  ].join('')
}

/** A gym bag: its cords close it and carry it. */
export function drawstringBag({
  colour,
  cord,
  print,
}: {
  readonly colour: string
  readonly cord: string
  readonly print?: Print
}): Drawing {
  const tone = tones(colour)
  const markup = [
    lyingShadow(BODY),
    cords(cord),
    cloth({
      outline: BODY,
      colour,
      weave: 'canvas',
      sides: [-440, 440],
      surface: printed(print, { at: [0, 700], scale: 2.5 }),
      folds: [
        ...GATHERS,
        [[-430, 1000], [-280, 1180], -24, 36],
        [[430, 980], [290, 1170], 26, 38],
        [[-428, 420], [-330, 620], -20, 30],
        [[428, 440], [340, 600], 18, 30],
        [[-40, 1216], [-70, 1060], -12, 28],
      ],
    }),
    softStroke(symmetricLine([0, 98], [[110, 92, 230, 98, 322, 84]]), tone.shade, 46, 0.5),
    stitches(symmetricLine([0, 104], [[110, 98, 230, 104, 326, 92]]), colour),
    eyelet(-382, 1150),
    eyelet(382, 1150),
  ].join('')
  return { markup, bounds: { x: -534, y: 0, width: 1068, height: 1220 } }
}
