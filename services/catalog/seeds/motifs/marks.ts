/** Motifs that go round others or under them. */

import { ellipse } from '@stampa/drawings/kit/path'
import { fill, group, n, type Svg, stroke } from '@stampa/drawings/kit/svg'

/** A round seal with a milled edge. @param centre a motif, shown at half its size. */
export function seal(ink: string, centre: Svg): Svg {
  const teeth = Array.from({ length: 48 }, (_, i) => {
    const [inner, outer] = [
      [i / 48, 92],
      [(i + 0.5) / 48, 99],
    ].map(([turn = 0, radius = 0]) => {
      const angle = turn * 2 * Math.PI
      return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`
    })
    return `${inner}L${outer}`
  })
  const edge = `M${teeth.join('L')}Z`
  const hole = ellipse(0, 0, 82, 82)
  return [
    `<path d="${edge}${hole}" fill="${ink}" fill-rule="evenodd"/>`,
    stroke(ellipse(0, 0, 73, 73), ink, 4),
    group(centre, 'scale(0.56)'),
  ].join('')
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Chips of several colours strewn over a ground of 400 × 680 units, for prints that bleed off. */
export function terrazzo(colours: readonly string[], seed: number): Svg {
  const next = random(seed)
  const chips: Svg[] = []
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 8; column++) {
      const x = -200 + (column + 0.2 + next() * 0.6) * 50 + (row % 2) * 18
      const y = -340 + (row + 0.2 + next() * 0.6) * 52
      const size = 9 + next() * 13
      const corners = Array.from({ length: 5 }, (_, i) => {
        const angle = ((i + next() * 0.7) / 5) * 2 * Math.PI
        const reach = size * (0.65 + next() * 0.5)
        return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
      })
      const colour = colours[Math.floor(next() * colours.length)] ?? '#000000'
      const d = `M${corners.join('L')}Z`
      chips.push(fill(d, colour) + stroke(d, colour, 5))
    }
  }
  return chips.join('')
}
