/** An uploaded image with its re-encoded sizes, as the services publish it. */
export interface ImageAsset {
  /** Path of its folder: `/media/catalog/<content hash>`. */
  base: string
  /** Size of the original, in pixels. */
  width: number
  height: number
  /** The widths that exist, ascending; each as `<base>/<width>.avif` and `.webp`. */
  widths: number[]
  /** Average colour as `#rrggbb`, shown until the image arrives. */
  color: string
  alt?: string | undefined
  /** Focal point, as shares of width and height from the top left. */
  focus?: { x: number; y: number } | undefined
}

/**
 * Returns the `srcset` of one encoding.
 *
 * @example srcSet(asset, 'webp') // '/media/catalog/ab12/320.webp 320w, /media/catalog/ab12/640.webp 640w'
 */
export function srcSet(asset: ImageAsset, encoding: 'avif' | 'webp'): string {
  return asset.widths.map(width => `${asset.base}/${width}.${encoding} ${width}w`).join(', ')
}

/** Returns the fallback for clients without `srcset`: the largest width up to 960 px, else the smallest. */
export function defaultSource({ base, widths }: ImageAsset): string {
  const width = widths.findLast(candidate => candidate <= 960) ?? widths[0]
  return `${base}/${width}.webp`
}

/** Returns the address of the largest size. */
export function largestSource({ base, widths }: ImageAsset): string {
  return `${base}/${widths.at(-1)}.webp`
}

/**
 * Returns the `object-position` of a cropped picture, in tenths, that brings its focal point near the middle of the
 * frame: exactly where half of the picture is cropped, roughly where less is. In tenths, so that each has a rule in the
 * stylesheet: the content security policy forbids style attributes.
 *
 * @param focus one coordinate of the focal point, 0 to 1
 * @example cropPosition(0.7) // 9
 */
export function cropPosition(focus: number): number {
  return Math.round(Math.min(1, Math.max(0, (focus - 0.5) * 2 + 0.5)) * 10)
}
