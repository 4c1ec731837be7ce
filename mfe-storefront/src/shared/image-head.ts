import type { Head } from '@stampa/platform'
import { defaultSource, type ImageAsset, srcSet } from '@stampa/ui/image/sources.ts'

/**
 * Announces the image that the first view paints largest. It names the same candidates as
 * `Picture` with these `sizes` does, so that the browser fetches one of them once.
 */
export function imagePreload(
  asset: ImageAsset | null | undefined,
  sizes: string,
): Pick<Head, 'preloadImage'> {
  if (!asset) return {}
  return { preloadImage: { srcSet: srcSet(asset, 'avif'), sizes, type: 'image/avif' } }
}

/** The picture of a page that is shared; none when there is none. */
export function openGraphImage(asset: ImageAsset | null | undefined): Pick<Head, 'image'> {
  return asset ? { image: defaultSource(asset) } : {}
}
