/** Motifs of what is eaten and drunk. */

import { crease, ellipse, open, type Point } from '@stampa/drawings/kit/path'
import { disc, fill, group, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** A roasted coffee bean. @param cut colour of its furrow. */
export function bean(ink: string, cut: string): Svg {
  return group(
    fill(ellipse(0, 0, 66, 96), ink) +
      stroke(
        open(
          [14, -100],
          [
            [-34, -56, -2, -24, 2, 2],
            [6, 30, 28, 56, -14, 100],
          ],
        ),
        cut,
        12,
      ),
    'rotate(30)',
  )
}

const BRACT = 'M-27-14C-29 14-14 36 0 46C14 36 29 14 27-14C14-26-14-26-27-14Z'

/** A cone of hop under its two leaves. @param cut colour of the lines between its bracts. */
export function hop(ink: string, cut: string): Svg {
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [54, [0]],
    [34, [-20, 20]],
    [10, [-40, 40, 0]],
    [-14, [-24, 24]],
    [-34, [-44, 44, 0]],
  ]
  const bracts = rows.flatMap(([y, xs]) =>
    xs.map(x => group(fill(BRACT, ink) + stroke(BRACT, cut, 5), `translate(${x} ${y})`)),
  )
  return [
    ...bracts,
    fill(crease([-2, -50], [-92, -66], -12, 40), ink),
    fill(crease([2, -50], [92, -66], 12, 40), ink),
    stroke('M-16-53L-66-63M16-53L66-63', cut, 4),
    stroke('M0-48C0-66 4-82 14-96', ink, 8),
  ].join('')
}

/** A bunch of grapes with one leaf. */
export function grapes(ink: string, leaf: string): Svg {
  const rows = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 - row }, (_, i) => disc((i * 2 - 3 + row) * 20, row * 35 - 30, 19, ink)),
  )
  return [
    stroke('M0-40C0-60 4-76 16-92', leaf, 8),
    fill(
      'M12-62C20-84 38-98 60-98C66-90 78-90 88-92C90-80 96-70 92-56C78-50 70-56 60-50C42-42 24-48 12-62Z',
      leaf,
    ),
    ...rows.flat(),
  ].join('')
}

/** An ear of wheat. */
export function wheat(ink: string): Svg {
  const grains = [44, 14, -16, -46].flatMap(y =>
    [-1, 1].map(side => {
      const tip: Point = [side * 47, y - 38]
      return fill(crease([side * 6, y], tip, side * 5, 21), ink)
    }),
  )
  return [
    stroke('M0 98V-40', ink, 6),
    ...grains,
    fill(crease([0, -54], [0, -102], 0, 22), ink),
  ].join('')
}
