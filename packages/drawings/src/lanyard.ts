import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse, open } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { fill, fillLinear, group, type PathData, type Svg, stroke } from './kit/svg.ts'

const BACK = open(
  [12, 690],
  [
    [150, 420, 372, 330, 340, 90],
    [312, -110, 60, -120, -20, -112],
  ],
)
const FRONT = open(
  [-12, 690],
  [
    [-150, 420, -372, 330, -340, 90],
    [-312, -110, -60, -120, 20, -112],
  ],
)

function ribbon(line: PathData, colour: string, ink: string): Svg {
  return [
    softStroke(line, '#2a1d10', 96, 0.26),
    stroke(line, mix(colour, '#18120f', 0.35), 62),
    stroke(line, colour, 57),
    // The print along it: a disc and a bar, the length of one repeat apart.
    stroke(line, ink, 22, 1, '0.1 110'),
    stroke(line, ink, 9, 0.9, '0.1 55 26 28.9'),
    softStroke(line, tones(colour).light, 44, tones(colour).lightOpacity * 0.4),
  ].join('')
}

function hook(): Svg {
  const ring = ellipse(0, 838, 34, 46)
  return [
    fill(box(-46, 668, 92, 66, 8), '#8d8b85'),
    fillLinear(
      box(-46, 668, 92, 66, 8),
      [-46, 0],
      [46, 0],
      [
        [0, '#ffffff', 0.1],
        [0.3, '#ffffff', 0.75],
        [0.55, '#ffffff', 0.1],
        [1, '#18120f', 0.4],
      ],
    ),
    stroke(open([0, 736], [[0, 786]]), '#77756f', 24),
    stroke(open([-4, 738], [[-4, 784]]), '#e6e4de', 6),
    stroke(ring, '#5f5d58', 18),
    stroke(ring, '#b5b3ad', 12),
    stroke(open([-32, 830], [[-28, 800, -14, 794, 0, 794]]), '#ffffff', 5, 0.8),
  ].join('')
}

/** A badge in a clear wallet. */
function badge(face: string, accent: string, motif: Svg): Svg {
  const wallet = box(-236, 872, 472, 640, 26)
  const paper = box(-204, 946, 408, 536, 10)
  return [
    lyingShadow(wallet),
    fill(wallet, '#ffffff', 0.55),
    stroke(wallet, '#b9b3a6', 4),
    sheet({
      outline: paper,
      colour: face,
      light: [
        [-200, 940],
        [200, 1480],
      ],
      surface: [
        fill(box(-204, 946, 408, 86), accent),
        group(motif, 'translate(0 1196) scale(1.15)'),
        fill(box(-110, 1350, 220, 20, 10), '#16181d'),
        fill(box(-74, 1396, 148, 11, 5), '#16181d', 0.5),
        fill(box(-74, 1420, 148, 11, 5), '#16181d', 0.5),
      ].join(''),
    }),
    fill(box(-52, 892, 104, 24, 12), '#cfc9bb'),
    stroke(box(-52, 892, 104, 24, 12), '#8f897b', 3),
    fillLinear(
      wallet,
      [-236, 872],
      [236, 1300],
      [
        [0.1, '#ffffff', 0.5],
        [0.32, '#ffffff', 0.12],
        [0.33, '#ffffff', 0],
      ],
    ),
  ].join('')
}

/** A printed neck ribbon with a badge. */
export function lanyard({
  colour,
  ink,
  face,
  motif,
}: {
  readonly colour: string
  readonly ink: string
  readonly face: string
  readonly motif: Svg
}): Drawing {
  const markup = [
    ribbon(BACK, mix(colour, '#18120f', 0.12), ink),
    ribbon(FRONT, colour, ink),
    badge(face, colour, motif),
    hook(),
  ].join('')
  return { markup, bounds: { x: -370, y: -146, width: 740, height: 1660 } }
}
