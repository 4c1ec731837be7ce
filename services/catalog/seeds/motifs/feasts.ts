/** Motifs of the days that people print something for. */

import { crease, ellipse, open } from '@stampa/drawings/kit/path'
import { clipped, disc, fill, group, n, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** Two wedding rings, linked. @param paper colour of the gap where one passes over the other. */
export function rings(metal: string, paper: string): Svg {
  const left = ellipse(-34, 16, 54, 54)
  const right = ellipse(34, 16, 54, 54)
  return [
    stroke(left, metal, 12),
    stroke(right, paper, 22),
    stroke(right, metal, 12),
    // The gap ends before the ring that crosses it does, or its edge would show on the metal.
    clipped('M-24 36H24V80H-24Z', stroke(left, paper, 22)),
    clipped('M-30 30H30V86H-30Z', stroke(left, metal, 12)),
    heart(metal, [0, -74], 0.24),
  ].join('')
}

/** @param at its centre */
export function heart(ink: string, at: readonly [x: number, y: number] = [0, 0], scale = 1): Svg {
  return group(
    fill(
      'M0 88C-40 50-98 14-98-36C-98-70-72-88-46-88C-24-88-8-74 0-56C8-74 24-88 46-88C72-88 98-70 98-36C98 14 40 50 0 88Z',
      ink,
    ),
    `translate(${n(at[0])} ${n(at[1])}) scale(${n(scale)})`,
  )
}

/** A striped balloon that carries a basket. */
export function balloon(light: string, dark: string, basket: string): Svg {
  const envelope = open(
    [-16, 46],
    [
      [-30, 16, -70, 6, -70, -38],
      [-70, -74, -40, -98, 0, -98],
      [40, -98, 70, -74, 70, -38],
      [70, 6, 30, 16, 16, 46],
    ],
  )
  return [
    stroke('M-14 46L-10 74M14 46L10 74', basket, 3.5),
    clipped(
      `${envelope}Z`,
      [
        fill(`${envelope}Z`, light),
        fill(
          'M0-100C-34-90-46-60-40-30C-36 0-22 20-8 50H8C22 20 36 0 40-30C46-60 34-90 0-100Z',
          dark,
        ),
        fill(
          'M0-100C-14-80-18-50-14-20C-12 10-6 30-3 50H3C6 30 12 10 14-20C18-50 14-80 0-100Z',
          light,
        ),
      ].join(''),
    ),
    fill('M-15 74H15L12 98H-12Z', basket),
  ].join('')
}

/** The olive wreath of those who won. @param centre a motif, shown at less than half its size. */
export function wreath(leaf: string, centre: Svg): Svg {
  const side = Array.from({ length: 9 }, (_, i) => {
    const angle = (98 + i * 17) * (Math.PI / 180)
    const at = (radius: number, turn: number) =>
      [Math.cos(angle + turn) * radius, Math.sin(angle + turn) * radius] as const
    return (
      fill(crease(at(74, 0), at(100, 0.24), 0, 17), leaf) +
      fill(crease(at(72, 0.1), at(54, 0.36), 0, 15), leaf)
    )
  }).join('')
  const twig = stroke('M0 76A76 76 0 0 1-36-66', leaf, 5)
  return [
    side + twig,
    `<g transform="scale(-1 1)">${side + twig}</g>`,
    group(centre, 'scale(0.46)'),
  ].join('')
}

/** A five-pointed star with soft corners. */
export function star(ink: string): Svg {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [(i * 36 - 90) * (Math.PI / 180), i % 2 === 0 ? 92 : 42]
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`
  })
  const d = `M${corners.join('L')}Z`
  return fill(d, ink) + stroke(d, ink, 12)
}

/** A speech bubble with three dots. */
export function speech(ink: string, dots: string): Svg {
  return [
    fill(
      'M-92-52A36 36 0 0 1-56-88H56A36 36 0 0 1 92-52V8A36 36 0 0 1 56 44H-6L-52 88V44H-56A36 36 0 0 1-92 8Z',
      ink,
    ),
    ...[-44, 0, 44].map(x => disc(x, -22, 13, dots)),
  ].join('')
}
