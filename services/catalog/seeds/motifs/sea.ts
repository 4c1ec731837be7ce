/** Motifs of the sea. */

import { ellipse } from '@stampa/drawings/kit/path'
import { clipped, disc, fill, n, type PathData, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** One long wave, its crests 50 units apart. */
function wave(y: number, height: number): PathData {
  const crests = Array.from({ length: 5 }, () => `q12.5 ${-height} 25 0t25 0`)
  return `M-125 ${n(y)}${crests.join('')}`
}

/** The sun over the sea, in a round frame. */
export function sunAndSea(sun: string, sea: string, foam: string): Svg {
  const frame = ellipse(0, 0, 98, 98)
  const water = `${wave(14, 16)}V120H-125Z`
  return clipped(
    frame,
    [
      disc(0, -12, 56, sun),
      ...[-90, -64, -116, -38, -142].map(angle => {
        const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
        return stroke(`M${n(x * 68)} ${n(y * 68 - 12)}L${n(x * 82)} ${n(y * 82 - 12)}`, sun, 7)
      }),
      fill(water, sea),
      stroke(wave(38, 14), foam, 6),
      stroke(wave(60, 12), foam, 5),
      stroke(wave(80, 10), foam, 4),
    ].join(''),
  )
}

/** A fish cut in lino. @param paper colour of the cuts. */
export function fish(ink: string, paper: string): Svg {
  const body = 'M-98 0C-62-50 14-56 56-8L98-42C88-14 88 14 98 42L56 8C14 56-62 50-98 0Z'
  const scales = [-26, -2, 22].flatMap((x, column) =>
    [-22, -2, 18].map((y, row) => {
      const shift = row % 2 === 0 ? 0 : 10
      return column === 2 && row !== 1
        ? ''
        : stroke(`M${x + shift} ${y - 8}q12 10 0 20`, paper, 4.5)
    }),
  )
  return [
    fill(body, ink),
    stroke('M-56-27C-44-10-44 12-56 27', paper, 5),
    disc(-72, -6, 6.5, paper),
    disc(-71, -6, 2.6, ink),
    ...scales,
    stroke('M70-10L86-20M72 0H88M70 10L86 20', paper, 4),
    fill('M-34-38C-16-66 18-72 38-52C30-46 26-40 24-32Z', ink),
    fill('M-16 40C-8 58 8 66 26 62C22 54 22 46 26 38Z', ink),
  ].join('')
}

/** A small sailing boat. */
export function boat(hull: string, sail: string, sea: string): Svg {
  return [
    fill('M-6-96V22H-78C-62-24-34-64-6-96Z', sail),
    fill('M6-70C34-46 58-14 66 22H6Z', sail),
    stroke('M0-98V30', hull, 7),
    fill('M-88 32H92C84 56 68 70 50 72H-50C-70 70-82 54-88 32Z', hull),
    stroke('M-92 88q15-12 30 0t30 0t30 0t30 0t30 0t30 0', sea, 8),
  ].join('')
}
