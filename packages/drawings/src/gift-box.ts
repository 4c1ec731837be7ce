import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box, closed, open } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { fill, fillPattern, group, type Svg, stroke } from './kit/svg.ts'

const SIDE = 1000
const LID = box(-SIDE / 2, 0, SIDE, SIDE, 14)

function strip(outline: string, colour: string): Svg {
  const tone = tones(colour)
  return [
    softStroke(outline, '#0d090c', 26, 0.3),
    sheet({
      outline,
      colour,
      light: [
        [-SIDE / 2, 0],
        [SIDE / 2, SIDE],
      ],
      surface: fillPattern(outline, 8, 8, stroke('M0 0L8 8', tone.light, 1.2, 0.4)),
    }),
  ].join('')
}

/** A bow: two loops, two ends and the knot over them. */
function bow(colour: string): Svg {
  const loop = closed(
    [0, 0],
    [
      [-40, -90, -190, -170, -250, -110],
      [-290, -60, -180, 40, 0, 0],
    ],
  )
  const inside = closed(
    [-50, -20],
    [
      [-100, -90, -180, -120, -216, -94],
      [-230, -60, -150, -6, -50, -20],
    ],
  )
  const end = closed(
    [0, 0],
    [
      [-40, 60, -90, 130, -180, 210],
      [-126, 204],
      [-116, 256],
      [-50, 170, -10, 90, 10, 10],
    ],
  )
  const half = [
    strip(end, colour),
    strip(loop, colour),
    fill(inside, mix(colour, '#18120f', 0.42)),
    softStroke(open([-20, -14], [[-90, -60, -130, -96, -190, -122]]), '#ffffff', 24, 0.3),
  ].join('')
  return [
    half,
    `<g transform="scale(-1 1)">${half}</g>`,
    strip(box(-40, -44, 80, 84, 22), colour),
  ].join('')
}

/** A box of cardboard seen from above, tied with a ribbon. The print goes to the free quarter below the bow. */
export function giftBox({
  colour,
  ribbon,
  print,
}: {
  readonly colour: string
  readonly ribbon: string
  readonly print?: Print
}): Drawing {
  const markup = [
    lyingShadow(LID),
    sheet({
      outline: LID,
      colour,
      light: [
        [-SIDE / 2, 0],
        [SIDE / 2, SIDE],
      ],
      surface: [
        fillPattern(LID, 16, 16, stroke('M2 5H6M10 12H13', mix(colour, '#18120f', 0.3), 1.2, 0.35)),
        stroke(
          box(-SIDE / 2 + 12, 12, SIDE - 24, SIDE - 24, 10),
          mix(colour, '#18120f', 0.4),
          2,
          0.4,
        ),
        printed(print, { at: [230, 760], scale: 1.5 }),
      ].join(''),
    }),
    strip(box(-SIDE / 2, 310, SIDE, 72), ribbon),
    strip(box(-196, 0, 72, SIDE), ribbon),
    group(bow(ribbon), 'translate(-160 346)'),
  ].join('')
  return { markup, bounds: centred(SIDE, SIDE) }
}
