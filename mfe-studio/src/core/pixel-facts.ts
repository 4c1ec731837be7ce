/** Properties of an image that matter for printing it. */
export interface PixelFacts {
  /** Opaque, with an almost white edge: on a coloured garment it prints as a box. */
  readonly whiteBox: boolean
  /** Spot colours of the image, `#rrggbb`; null for a photograph, which needs full colour. */
  readonly inks: readonly string[] | null
}

const maxInks = 8

/** Fraction of an image below which a shade counts as anti-aliasing between others. */
const minShare = 0.01

/** @param data RGBA of a small copy of the image; every pixel is read. */
export function pixelFacts(data: Uint8ClampedArray, width: number, height: number): PixelFacts {
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
    // Four bits per channel: smaller differences are one shade.
    const shade = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count >= seen * minShare)
  const covered = large.reduce((sum, [, count]) => sum + count, 0)
  // A drawing has a few large shades and anti-aliasing between them; a photograph has no large shades.
  const plain = large.length <= maxInks && covered >= seen * 0.85
  return {
    whiteBox: !transparent && whiteEdges >= edges * 0.9,
    inks: plain ? large.map(([shade]) => hex(shade)) : null,
  }
}

function hex(shade: number): string {
  const part = (shift: number) => ((shade >> shift) & 15).toString(16).repeat(2)
  return `#${part(8)}${part(4)}${part(0)}`
}
