/** One character of a curved text. */
interface ArcCharacter {
  readonly text: string
  /** Middle of the baseline, from the centre of the text. */
  readonly x: number
  readonly y: number
  /** Radians clockwise. */
  readonly angle: number
}

export interface ArcLayout {
  readonly characters: readonly ArcCharacter[]
  readonly width: number
  readonly height: number
}

export interface Glyph {
  readonly text: string
  readonly advance: number
}

/** Extent of a line above and below its baseline, ems; with room for accented capitals. */
const reach = { above: 0.95, below: 0.28 }

/**
 * Lays text out along an arc, in the unit of `size`. The arc is as long as the straight text, so that letters keep
 * their distances.
 *
 * @param curve Degrees of the arc, not 0; negative opens upwards.
 * @param size One em.
 */
export function layOutOnArc(glyphs: readonly Glyph[], curve: number, size: number): ArcLayout {
  const length = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const radius = length / ((Math.abs(curve) * Math.PI) / 180)
  const turn = Math.sign(curve)
  // The middle of the arc belongs to the box even if no letter is there.
  const [xs, ys] = [[0], [0]]
  let before = -length / 2
  const placed = glyphs.map(({ text, advance }) => {
    const angle = (turn * (before + advance / 2)) / radius
    before += advance
    const x = turn * radius * Math.sin(angle)
    const y = turn * radius * (1 - Math.cos(angle))
    for (const along of [-advance / 2, advance / 2]) {
      for (const across of [-reach.above * size, reach.below * size]) {
        xs.push(x + along * Math.cos(angle) - across * Math.sin(angle))
        ys.push(y + along * Math.sin(angle) + across * Math.cos(angle))
      }
    }
    return { text, x, y, angle }
  })
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return {
    characters: placed.map(character => ({
      ...character,
      x: character.x - (left + right) / 2,
      y: character.y - (top + bottom) / 2,
    })),
    width: right - left,
    height: bottom - top,
  }
}
