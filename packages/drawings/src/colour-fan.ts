import { mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, ellipse } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { softStroke } from './kit/soft.ts'
import { fill, group, n, type Svg } from './kit/svg.ts'

const [WIDTH, LENGTH, SPREAD] = [210, 1180, 76]
const STRIP = box(-WIDTH / 2, -LENGTH, WIDTH, LENGTH + 60, 14)

/** One strip: seven steps of an ink from full to faint, each with two lines for its number. */
function strip(colour: string): Svg {
  const steps = Array.from({ length: 7 }, (_, i) => {
    const y = -LENGTH + 20 + i * 158
    return [
      fill(box(-WIDTH / 2 + 14, y, WIDTH - 28, 112, 4), mix(colour, '#fdfcf9', i * 0.13)),
      fill(box(-WIDTH / 2 + 18, y + 122, 86, 8, 4), '#16181d', 0.75),
      fill(box(-WIDTH / 2 + 18, y + 136, 54, 6, 3), '#16181d', 0.45),
    ].join('')
  })
  return [
    softStroke(STRIP, '#18120f', 26, 0.3),
    sheet({
      outline: STRIP,
      colour: '#fbf9f4',
      light: [
        [-WIDTH / 2, -LENGTH],
        [WIDTH / 2, 0],
      ],
      surface: steps.join(''),
    }),
  ].join('')
}

/** A printer's colour guide, opened around the rivet that holds its strips. */
export function colourFan(colours: readonly string[]): Drawing {
  const strips = colours.map((colour, i) => {
    const turn = -SPREAD / 2 + (i * SPREAD) / Math.max(1, colours.length - 1)
    return group(strip(colour), `translate(0 1200) rotate(${n(turn)})`)
  })
  const rivet = sheet({
    outline: ellipse(0, 1200, 30, 30),
    colour: '#b9b7b1',
    light: [
      [-30, 1170],
      [30, 1230],
    ],
  })
  return {
    markup: strips.join('') + rivet,
    bounds: { x: -810, y: 0, width: 1620, height: 1280 },
  }
}
