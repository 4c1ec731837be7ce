import { mix, tones } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse, open, symmetric } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { softFill, softStroke } from './kit/soft.ts'
import { standingShadow, turned } from './kit/solid.ts'
import { clipped, fill, fillPattern, type Svg, stroke } from './kit/svg.ts'

const CORK = '#bd9468'
const BODY = symmetric(
  [0, 150],
  [
    [318, 150],
    [296, 480, 270, 800, 250, 1056],
    [246, 1090, 228, 1102, 196, 1108],
    [130, 1118, 60, 1120, 0, 1120],
  ],
)
const BAND = symmetric(
  [0, 470],
  [
    [160, 468, 250, 460, 306, 448],
    [292, 570, 282, 690, 270, 800],
    [220, 818, 120, 826, 0, 826],
  ],
)
const LID = symmetric(
  [0, 40],
  [
    [200, 38, 282, 50, 300, 74],
    [330, 86, 338, 100, 336, 130],
    [332, 176, 160, 198, 0, 198],
  ],
)

function lid(colour: string): Svg {
  const tone = tones(colour)
  const [top, well, spout] = [
    ellipse(0, 72, 300, 46),
    ellipse(0, 76, 250, 34),
    ellipse(-96, 66, 44, 9),
  ]
  return [
    turned({ outline: LID, colour, left: -336, right: 336, gloss: 0.5 }),
    fill(top, mix(colour, '#ffffff', 0.1)),
    clipped(
      well,
      fill(well, mix(colour, '#18120f', 0.22)) +
        softFill(ellipse(20, 92, 220, 20), tone.light, 30, 0.3),
    ),
    stroke(well, tone.seam, 2.5, 0.6),
    fill(spout, '#120d0b'),
    stroke(open([-298, 84], [[-240, 118, -100, 126, 0, 126]]), '#ffffff', 4, 0.35),
    softStroke(open([-336, 128], [[-200, 176, 200, 176, 336, 128]]), tone.shade, 26, 0.5),
  ].join('')
}

/** A cup for the way, with a lid and a band of cork. */
export function tumbler({
  colour,
  lid: lidColour,
  print,
}: {
  readonly colour: string
  readonly lid: string
  readonly print?: Print
}): Drawing {
  const grain = fillPattern(
    box(-320, 440, 640, 400),
    46,
    38,
    fill(ellipse(8, 9, 5, 3), '#7c5a36', 0.55) +
      fill(ellipse(30, 5, 3, 2), '#e1c19a', 0.7) +
      fill(ellipse(22, 24, 6, 2.5), '#8d6840', 0.5) +
      fill(ellipse(40, 31, 3.5, 3), '#6f4e2c', 0.5) +
      fill(ellipse(6, 30, 4, 2), '#dcb98f', 0.6),
    'rotate(11)',
  )
  const markup = [
    standingShadow(0, 1086, 236),
    turned({ outline: BODY, colour, left: -318, right: 318, gloss: 0.85 }),
    softFill(BAND, '#18120f', 12, 0.2),
    turned({
      outline: BAND,
      colour: CORK,
      left: -306,
      right: 306,
      gloss: 0.1,
      surface: grain + printed(print, { at: [-12, 640], scale: 1.3 }),
    }),
    lid(lidColour),
  ].join('')
  return { markup, bounds: { x: -336, y: 36, width: 672, height: 1086 } }
}
