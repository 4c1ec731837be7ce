import { lyingShadow } from './kit/cloth.ts'
import { mix, tones } from './kit/colour.ts'
import { centred, type Drawing } from './kit/drawing.ts'
import { box } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { softFill, softStroke } from './kit/soft.ts'
import { clipped, fill, fillPattern, group, type Svg, stroke } from './kit/svg.ts'

const [WIDTH, HEIGHT, FRAME] = [1100, 1400, 84]
const WOOD = '#cfa774'
const OUTER = box(-WIDTH / 2, 0, WIDTH, HEIGHT, 10)
const INNER = box(-WIDTH / 2 + FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)

function plank(x: number, y: number, width: number, height: number): Svg {
  const outline = box(x, y, width, height, 6)
  const grain = mix(WOOD, '#5a3512', 0.5)
  const along = width > height
  const lines = along ? 'M0 6H40M10 17H64M0 26H30' : 'M6 0V40M17 10V64M26 0V30'
  return sheet({
    outline,
    colour: WOOD,
    light: [
      [x, y],
      [x + width, y + height],
    ],
    surface: fillPattern(outline, along ? 96 : 32, along ? 32 : 96, stroke(lines, grain, 1.6, 0.4)),
  })
}

/** The rubber blade that draws the ink over the mesh, with its wooden grip. */
function squeegee(ink: string, y: number): Svg {
  const width = WIDTH - 2 * FRAME - 120
  const blade = box(-width / 2 + 10, y + 96, width - 20, 40, 4)
  const bead = box(-width / 2 + 20, y + 124, width - 40, 34, 17)
  return [
    softFill(box(-width / 2, y + 10, width, 130, 20), '#18120f', 50, 0.25),
    sheet({
      outline: bead,
      colour: ink,
      light: [
        [0, y + 124],
        [0, y + 158],
      ],
    }),
    softStroke(`M${-width / 2 + 50} ${y + 134}H${width / 2 - 90}`, '#ffffff', 10, 0.6),
    sheet({
      outline: blade,
      colour: '#5c6b52',
      light: [
        [0, y + 96],
        [0, y + 136],
      ],
    }),
    sheet({
      outline: box(-width / 2, y, width, 104, 26),
      colour: '#b98a55',
      light: [
        [-width / 2, y],
        [width / 2, y + 104],
      ],
      surface: stroke(
        `M${-width / 2 + 30} ${y + 36}H${width / 2 - 60}M${-width / 2 + 80} ${y + 70}H${width / 2 - 20}`,
        '#7a5228',
        2,
        0.35,
      ),
    }),
  ].join('')
}

/** A screen on its frame: the emulsion is open where the motif prints, and ink stands before the blade. */
export function screen({
  emulsion,
  ink,
  motif,
}: {
  readonly emulsion: string
  readonly ink: string
  /** Drawn in the colour of the ink. */
  readonly motif: Svg
}): Drawing {
  const tone = tones(emulsion)
  const markup = [
    lyingShadow(OUTER),
    clipped(
      INNER,
      [
        fill(INNER, emulsion),
        fill(box(-380, 230, 760, 940, 8), mix(emulsion, '#ffffff', 0.1)),
        group(motif, 'translate(0 560) scale(2.7)'),
        fillPattern(INNER, 8, 8, stroke('M0 0H8M0 0V8', tone.light, 1, 0.35)),
        softStroke(INNER, '#0d090c', 70, 0.45),
      ].join(''),
    ),
    plank(-WIDTH / 2, 0, WIDTH, FRAME),
    plank(-WIDTH / 2, HEIGHT - FRAME, WIDTH, FRAME),
    plank(-WIDTH / 2, FRAME, FRAME, HEIGHT - 2 * FRAME),
    plank(WIDTH / 2 - FRAME, FRAME, FRAME, HEIGHT - 2 * FRAME),
    squeegee(ink, 960),
  ].join('')
  return { markup, bounds: centred(WIDTH, HEIGHT) }
}
