import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box, ellipse } from './kit/path.ts'
import { type Print, printed } from './kit/print.ts'
import { sheet } from './kit/sheet.ts'
import { softFill, softStroke } from './kit/soft.ts'
import { fill, fillLinear, group, type Svg, stroke } from './kit/svg.ts'

const [WIDTH, HEIGHT] = [640, 1320]
const LEFT = -WIDTH / 2

function lens(x: number, y: number): Svg {
  return group(
    [
      fill(ellipse(0, 0, 58, 58), '#0f1114'),
      stroke(ellipse(0, 0, 56, 56), '#75787c', 5),
      fill(ellipse(0, 0, 36, 36), '#1c2530'),
      fill(ellipse(0, 0, 20, 20), '#060809'),
      fill(ellipse(-14, -16, 9, 7), '#ffffff', 0.75),
      fill(ellipse(12, 14, 6, 5), '#4a6f8f', 0.8),
    ].join(''),
    `translate(${x} ${y})`,
  )
}

function camera(colour: string): Svg {
  const cutout = box(LEFT + 40, 40, 300, 300, 76)
  return [
    softFill(cutout, '#0d090c', 10, 0.4),
    fill(cutout, '#22252a'),
    fillLinear(
      cutout,
      [LEFT, 40],
      [LEFT + 340, 340],
      [
        [0, '#ffffff', 0.2],
        [0.6, '#ffffff', 0],
      ],
    ),
    stroke(cutout, mix(colour, '#ffffff', 0.25), 9),
    stroke(cutout, mix(colour, '#18120f', 0.4), 3),
    lens(LEFT + 116, 116),
    lens(LEFT + 116, 264),
    lens(LEFT + 262, 190),
    fill(ellipse(LEFT + 268, 92, 16, 16), '#efe9d8'),
  ].join('')
}

/** A phone case printed over its whole back. */
export function phoneCase({
  colour,
  print,
}: {
  readonly colour: string
  readonly print?: Print
}): Drawing {
  const outer = box(LEFT, 0, WIDTH, HEIGHT, 110)
  const face = box(LEFT + 14, 14, WIDTH - 28, HEIGHT - 28, 98)
  const tone = tones(colour)
  const markup = [
    lyingShadow(outer),
    fill(box(LEFT - 8, 300, 14, 120, 6), mix(colour, '#18120f', 0.3)),
    fill(box(LEFT - 8, 450, 14, 120, 6), mix(colour, '#18120f', 0.3)),
    fill(box(WIDTH / 2 - 6, 360, 14, 160, 6), mix(colour, '#18120f', 0.3)),
    fill(outer, mix(colour, '#18120f', 0.28)),
    sheet({
      outline: face,
      colour,
      light: [
        [LEFT, 0],
        [WIDTH / 2, HEIGHT],
      ],
      surface: printed(print, { at: [0, 800], scale: 2.3 }),
    }),
    softStroke(face, tone.light, 16, 0.35),
    camera(colour),
  ].join('')
  return { markup, bounds: centred(WIDTH + 16, HEIGHT) }
}
