/** Paints of the drawings. Print inks are those of the design language; cloth colours are a dyer's card. */

export const INK = {
  black: '#16181d',
  cyan: '#0086b3',
  magenta: '#d6004c',
  yellow: '#f2b600',
  white: '#fdfcf9',
} as const

export const GROUND = '#f1ede5'

export const CLOTH = {
  white: '#faf8f3',
  ecru: '#e9dfca',
  sand: '#cfb893',
  charcoal: '#3d4046',
  black: '#212328',
  navy: '#1f2d4a',
  sky: '#8fb4cc',
  sea: '#17738f',
  bottle: '#1f4a3c',
  sage: '#94a58a',
  mustard: '#dca521',
  terracotta: '#b9583a',
  safety: '#e9722a',
} as const

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** The colour that lies the given share (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** What light does to one material: its shade, its highlight, and lines drawn on it. */
export interface Tones {
  readonly base: string
  readonly shade: string
  readonly shadeOpacity: number
  readonly light: string
  readonly lightOpacity: number
  readonly seam: string
}

/** Pale cloth shows its form by shade, dark cloth by light. */
export function tones(base: string): Tones {
  const level = lightness(base)
  return {
    base,
    shade: mix(base, '#18120f', 0.45 + 0.25 * (1 - level)),
    shadeOpacity: 0.3 + 0.35 * (1 - level),
    light: mix(base, '#ffffff', level > 0.75 ? 0.9 : 0.32),
    lightOpacity: level > 0.75 ? 0.5 : 0.32 + 0.18 * (1 - level),
    seam: level > 0.35 ? mix(base, '#18120f', 0.42) : mix(base, '#000000', 0.55),
  }
}
