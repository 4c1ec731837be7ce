import { lyingShadow } from './kit/cloth.ts'
import { mix } from './kit/colour.ts'
import type { Drawing } from './kit/drawing.ts'
import { box } from './kit/path.ts'
import { sheet } from './kit/sheet.ts'
import { fill, group, type Svg, stroke } from './kit/svg.ts'

const [WIDTH, HEIGHT] = [850, 550]
const CARD = box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 8)

/** A pile of cards: what shows of those below is their edges. */
function pile(colour: string, edge: string, surface: Svg, count: number): Svg {
  const below = Array.from({ length: count }, (_, i) => {
    const depth = (count - i) * 5
    return group(
      fill(CARD, i % 2 ? edge : mix(edge, '#18120f', 0.1)) + stroke(CARD, '#18120f', 1.2, 0.25),
      `translate(${depth * 0.5 + ((i * 3) % 4)} ${depth})`,
    )
  })
  return [
    group(lyingShadow(CARD), `translate(${count * 2.5} ${count * 5})`),
    ...below,
    sheet({
      outline: CARD,
      colour,
      light: [
        [-WIDTH / 2, -HEIGHT / 2],
        [WIDTH / 2, HEIGHT / 2],
      ],
      surface,
    }),
  ].join('')
}

/** Lines that stand for a name and an address, ranged left. */
function lines(colour: string): Svg {
  const rows: readonly [number, number, number][] = [
    [40, 250, 17],
    [86, 180, 9],
    [140, 300, 7],
    [166, 260, 7],
    [192, 210, 7],
  ]
  return rows
    .map(([y, width, height]) => fill(box(-340, y, width, height, height / 2), colour))
    .join('')
}

/** Two piles of business cards, one showing the front and one the back. */
export function cards({
  front,
  back,
  ink,
  edge,
  frontMotif,
  backMotif,
}: {
  readonly front: string
  readonly back: string
  /** Colour of the lines of text. */
  readonly ink: string
  /** Colour of the painted edges. */
  readonly edge: string
  readonly frontMotif: Svg
  readonly backMotif: Svg
}): Drawing {
  const face = group(frontMotif, 'translate(250 -110) scale(1.05)') + lines(ink)
  const markup = [
    group(pile(back, edge, group(backMotif, 'scale(1.9)'), 9), 'translate(-40 320) rotate(-12)'),
    group(pile(front, edge, face, 5), 'translate(60 860) rotate(7)'),
  ].join('')
  return { markup, bounds: { x: -520, y: -40, width: 1040, height: 1270 } }
}
