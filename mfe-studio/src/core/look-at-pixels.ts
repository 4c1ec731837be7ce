/** What an image's pixels say about printing it. */
export interface PixelFacts {
  /** It is opaque, and almost all of its edge is white: on a coloured garment it is a box. */
  readonly whiteBox: boolean
  /** Inks that would print it; null when it has more shades than are printed one by one. */
  readonly inks: readonly string[] | null
}

const mostInks = 8

/** The part of an image that a shade must fill to be more than the edge of another. */
const leastShare = 0.01

/** @param data RGBA of a small copy of the image; every pixel is read. */
export function lookAtPixels(data: Uint8ClampedArray, width: number, height: number): PixelFacts {
  const counts = new Map<number, number>()
  let edges = 0
  let whiteEdges = 0
  let seen = 0
  let transparent = false
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 250) transparent = true
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      edges++
      if (Math.min(red, green, blue) >= 240) whiteEdges++
    }
    if (alpha < 128) continue
    seen++
    // Shades that differ by less than a sixteenth are one.
    const shade = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count >= seen * leastShare)
  const covered = large.reduce((sum, [, count]) => sum + count, 0)
  // A drawing is a few shades and the blur between them; in a photograph the blur is all there is.
  const plain = large.length <= mostInks && covered >= seen * 0.85
  return {
    whiteBox: !transparent && whiteEdges >= edges * 0.9,
    inks: plain ? large.map(([shade]) => hex(shade)) : null,
  }
}

function hex(shade: number): string {
  const part = (shift: number) => ((shade >> shift) & 15).toString(16).repeat(2)
  return `#${part(8)}${part(4)}${part(0)}`
}
