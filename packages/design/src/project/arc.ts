/** Where one character of bent text stands. */
export interface ArcCharacter {
  readonly text: string
  /** Middle of its baseline, from the middle of the whole. */
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

/** Reach of a line of text above and below its baseline, in ems; room for accented capitals. */
const reach = { above: 0.95, below: 0.28 }

/**
 * Text along an arc, in the unit of `size`. The text's own length is the arc's, so letters keep
 * their distances.
 *
 * @param curve Degrees of the arc, not 0; negative opens upwards.
 * @param size One em.
 */
export function layOutOnArc(glyphs: readonly Glyph[], curve: number, size: number): ArcLayout {
  const length = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const radius = length / ((Math.abs(curve) * Math.PI) / 180)
  const turn = Math.sign(curve)
  const box = { left: 0, right: 0, top: 0, bottom: 0 }
  let before = -length / 2
  const placed = glyphs.map(({ text, advance }) => {
    const angle = (turn * (before + advance / 2)) / radius
    before += advance
    const x = turn * radius * Math.sin(angle)
    const y = turn * radius * (1 - Math.cos(angle))
    for (const along of [-advance / 2, advance / 2]) {
      for (const across of [-reach.above * size, reach.below * size]) {
        extend(box, {
          x: x + along * Math.cos(angle) - across * Math.sin(angle),
          y: y + along * Math.sin(angle) + across * Math.cos(angle),
        })
      }
    }
    return { text, x, y, angle }
  })
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return {
    characters: placed.map(character => ({
      ...character,
      x: character.x - middle.x,
      y: character.y - middle.y,
    })),
    width: box.right - box.left,
    height: box.bottom - box.top,
  }
}

function extend(
  box: { left: number; right: number; top: number; bottom: number },
  point: { x: number; y: number },
) {
  box.left = Math.min(box.left, point.x)
  box.right = Math.max(box.right, point.x)
  box.top = Math.min(box.top, point.y)
  box.bottom = Math.max(box.bottom, point.y)
}
