import { lyingShadow } from './kit/cloth.ts'
import type { Drawing } from './kit/drawing.ts'
import { box, closed, ellipse } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { softFill } from './kit/soft.ts'
import { fill, fillLinear, group, n, type PathData, type Svg, stroke } from './kit/svg.ts'

/** One sticker: the colour that its motif is printed on, and whether it is cut round or square. */
export interface Sticker {
  readonly motif: Svg
  readonly ground: string
  readonly cut: 'round' | 'square'
}

const [WIDTH, HEIGHT, CELL, CURL] = [1020, 1400, 330, 120]

function shape(cut: Sticker['cut'], radius: number): PathData {
  return cut === 'round'
    ? ellipse(0, 0, radius, radius)
    : box(-radius, -radius, 2 * radius, 2 * radius, 34)
}

function sticker({ motif, ground, cut }: Sticker): Svg {
  return [
    softFill(shape(cut, 138), '#18120f', 8, 0.12),
    fill(shape(cut, 138), '#ffffff'),
    stroke(shape(cut, 138), '#cfc8ba', 2),
    fill(shape(cut, 124), ground),
    group(motif, 'scale(0.98)'),
    fillLinear(
      shape(cut, 138),
      [-130, -130],
      [130, 130],
      [
        [0, '#ffffff', 0.22],
        [0.45, '#ffffff', 0.03],
        [0.46, '#ffffff', 0],
        [1, '#18120f', 0.06],
      ],
    ),
  ].join('')
}

/** A corner of the sheet that lifts, showing the back of the liner. */
function curl(): Svg {
  const [x, y] = [WIDTH / 2, HEIGHT]
  const flap = closed(
    [x - CURL, y],
    [
      [
        x - CURL * 0.8,
        y - CURL * 0.36,
        x - CURL * 0.64,
        y - CURL * 0.5,
        x - CURL * 0.5,
        y - CURL * 0.57,
      ],
      [x - CURL * 0.32, y - CURL * 0.68, x - CURL * 0.16, y - CURL * 0.84, x, y - CURL],
      [x - CURL * 0.2, y - CURL * 0.58, x - CURL * 0.58, y - CURL * 0.2, x - CURL, y],
    ],
  )
  return [
    softFill(flap, '#18120f', 18, 0.22),
    fill(flap, '#d9d0bd'),
    fillLinear(
      flap,
      [x - CURL * 0.8, y - CURL * 0.8],
      [x - CURL * 0.3, y - CURL * 0.3],
      [
        [0.2, '#ffffff', 0.75],
        [0.6, '#ffffff', 0.1],
        [1, '#18120f', 0.22],
      ],
    ),
  ].join('')
}

/** A sheet of twelve kiss-cut stickers, three to a row. */
export function stickerSheet(stickers: readonly Sticker[]): Drawing {
  const outline = closed(
    [-WIDTH / 2, 0],
    [
      [WIDTH / 2, 0],
      [WIDTH / 2, HEIGHT - CURL],
      [
        WIDTH / 2 - CURL * 0.2,
        HEIGHT - CURL * 0.58,
        WIDTH / 2 - CURL * 0.58,
        HEIGHT - CURL * 0.2,
        WIDTH / 2 - CURL,
        HEIGHT,
      ],
      [-WIDTH / 2, HEIGHT],
    ],
  )
  const cells = stickers.map((each, i) => {
    const x = ((i % 3) - 1) * (CELL - 6)
    const y = 190 + Math.floor(i / 3) * (CELL + 3)
    return group(sticker(each), `translate(${n(x)} ${n(y)})`)
  })
  const markup = [
    lyingShadow(outline),
    sheet({
      outline,
      colour: '#f7f3ea',
      light: [
        [-WIDTH / 2, 0],
        [WIDTH / 2, HEIGHT],
      ],
      surface: cells.join(''),
    }),
    curl(),
  ].join('')
  return { markup, bounds: { x: -WIDTH / 2, y: 0, width: WIDTH, height: HEIGHT } }
}
