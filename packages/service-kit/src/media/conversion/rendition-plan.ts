import type { AvifOptions, WebpOptions } from 'sharp'

const standardWidths = [160, 320, 640, 960, 1600] as const

/** No rendition is wider, in pixels. */
export const widest = 1600

/** Nor taller: three times as tall as wide is a banner stood on its end. WebP ends at 16,383. */
export const tallest = 4800

/** Widest rendition that WebP is encoded for at full effort: lists show these, and they are cheap. */
const thoroughUpTo = 640

/**
 * How a rendition of this width is encoded.
 *
 * On photographs and drawings AVIF at 50 lies 0.4 to 4 dB (PSNR) closer to the original than WebP at 78,
 * with 23 to 42% fewer bytes. Effort 3 of 9 instead of 1 saves 7 to 10% of the bytes for three to four times
 * the processor's work (measured at 320, 640 and 1600 px). WebP is without `smartSubsample`, which would cost more
 * than all other work on an image (measured).
 */
export function encoderOptions(width: number): { avif: AvifOptions; webp: WebpOptions } {
  return {
    avif: { quality: 50, effort: 1 },
    webp: { quality: 78, effort: width <= thoroughUpTo ? 4 : 2 },
  }
}

/**
 * Widths to render for a source, ascending: the standard ones below its own width, then its own
 * up to {@link widest}. Never empty, never above the source.
 */
export function renditionWidths(sourceWidth: number): number[] {
  const own = Math.min(sourceWidth, widest)
  return [...standardWidths.filter(width => width < own), own]
}
