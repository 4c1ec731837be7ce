/** Motifs of what grows here. */

import { crease, ellipse, open, type Point } from '@stampa/drawings/kit/path'
import { clipped, disc, fill, group, n, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** Leaves along a twig: where each grows, and where its tip is. */
const LEAVES: readonly (readonly [from: Point, tip: Point])[] = [
  [
    [-62, 62],
    [-98, 22],
  ],
  [
    [-52, 52],
    [-4, 74],
  ],
  [
    [-36, 34],
    [-74, -14],
  ],
  [
    [-22, 18],
    [34, 36],
  ],
  [
    [-8, 0],
    [-42, -52],
  ],
  [
    [8, -18],
    [66, -4],
  ],
  [
    [22, -36],
    [-2, -88],
  ],
  [
    [36, -52],
    [92, -44],
  ],
  [
    [48, -66],
    [66, -98],
  ],
]

/** A twig of olive. */
export function olive(leaf: string, fruit: string): Svg {
  return [
    stroke(open([-84, 92], [[-50, 50, 10, -10, 48, -68]]), leaf, 5.5),
    ...LEAVES.map(([from, tip]) => fill(crease(from, tip, 0, 21), leaf)),
    group(fill(ellipse(0, 0, 11, 16), fruit), 'translate(6 24) rotate(-24)'),
    group(fill(ellipse(0, 0, 11, 16), fruit), 'translate(-62 8) rotate(30)'),
    group(fill(ellipse(0, 0, 10, 15), fruit), 'translate(40 8) rotate(-16)'),
    group(fill(ellipse(0, 0, 9, 14), fruit), 'translate(-18 -34) rotate(20)'),
  ].join('')
}

/** A lemon with its leaf, and a slice of another. */
export function lemon(rind: string, leaf: string, flesh: string): Svg {
  const segments = Array.from({ length: 8 }, (_, i) => {
    const turn = i * 45
    return group(
      fill('M0-7L12-31C7-36-7-36-12-31Z', rind) + stroke('M0-9L10-30C6-34-6-34-10-30Z', rind, 3),
      `rotate(${n(turn)})`,
    )
  })
  return [
    group(
      fill(
        'M-70 0C-64-40-24-58 14-52C38-48 54-36 62-20C76-20 84-12 84 0C84 12 76 20 62 20C54 36 38 48 14 52C-24 58-64 40-70 0Z',
        rind,
      ),
      'translate(-14 -30) rotate(-28) scale(0.98)',
    ),
    stroke('M-66-24C-58-46-38-60-16-62', flesh, 7),
    fill(crease([-62, 16], [-92, 78], 12, 34), leaf),
    stroke('M-64 20C-76 36-84 54-90 74', flesh, 3),
    disc(42, 52, 47, rind),
    disc(42, 52, 40, flesh),
    clipped(ellipse(42, 52, 40, 40), group(segments.join(''), 'translate(42 52)')),
  ].join('')
}

/** The sun, as a child and as a lino cutter draw it. */
export function sun(ink: string): Svg {
  const rays = Array.from({ length: 16 }, (_, i) =>
    group(
      i % 2 === 0 ? fill('M-8-58L0-98L8-58Z', ink) : stroke('M0-60V-80', ink, 7),
      `rotate(${n(i * 22.5)})`,
    ),
  )
  return disc(0, 0, 48, ink) + rays.join('')
}

/** A boll of cotton in its open husk. */
export function cotton(boll: string, husk: string, line: string): Svg {
  const puffs = [
    [0, -44, 40],
    [-40, -18, 38],
    [40, -18, 38],
    [-20, 16, 36],
    [20, 16, 36],
  ] as const
  const sepals = [-78, -39, 0, 39, 78].map(turn =>
    group(fill(crease([0, 4], [0, -62], 0, 25), husk), `translate(0 46) rotate(${n(turn)})`),
  )
  return [
    stroke(open([0, 44], [[2, 64, -4, 82, -16, 98]]), husk, 8),
    ...puffs.map(
      ([x, y, radius]) =>
        disc(x, y, radius, boll) + stroke(ellipse(x, y, radius, radius), line, 3.5),
    ),
    ...sepals,
  ].join('')
}
