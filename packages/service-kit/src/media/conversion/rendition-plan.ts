import type { AvifOptions, WebpOptions } from 'sharp'

const standardWidths = [160, 320, 640, 960, 1600] as const

/** Maximum width of a rendition, pixels. */
export const widest = 1600

/** Maximum height of a rendition, pixels; WebP allows 16,383. */
export const tallest = 4800

/** Maximum width that is encoded as WebP with full effort: lists show these, and they are cheap. */
const thoroughUpTo = 640

/**
 * Returns the encoder options of a rendition.
 *
 * Measured on photographs and drawings at 320, 640 and 1600 px: AVIF at 50 is 0.4 to 4 dB (PSNR) closer to the
 * original than WebP at 78, with 23 to 42% fewer bytes; effort 3 of 9 instead of 1 saves 7 to 10% of the bytes for
 * three to four times the processor time; WebP's `smartSubsample` costs more than all other work on an image.
 */
export function encoderOptions(width: number): { avif: AvifOptions; webp: WebpOptions } {
  return {
    avif: { quality: 50, effort: 1 },
    webp: { quality: 78, effort: width <= thoroughUpTo ? 4 : 2 },
  }
}

/**
 * Returns the widths of a source's renditions, ascending: standard ones below its width, then its own up to
 * {@link widest}.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const own = Math.min(sourceWidth, widest)
  return [...standardWidths.filter(width => width < own), own]
}

/** A phone's photo has 12 megapixels; decoded at 4 bytes each this limit is 160 MB. */
export const maxPixels = 40_000_000
