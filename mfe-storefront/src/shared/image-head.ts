import type { Head } from '@stampa/platform'
import { defaultSource, type ImageAsset, srcSet } from '@stampa/ui/image/sources.ts'

/**
 * Preloads the largest image of the first view. It has the same candidates as `Picture` with the same `sizes`, so
 * that the browser fetches one of them, once.
 */
export function imagePreload(
  asset: ImageAsset | null | undefined,
  sizes: string,
): Pick<Head, 'preloadImage'> {
  if (!asset) return {}
  return { preloadImage: { srcSet: srcSet(asset, 'avif'), sizes, type: 'image/avif' } }
}

/** Returns the image that a shared link shows. */
export function openGraphImage(asset: ImageAsset | null | undefined): Pick<Head, 'image'> {
  return asset ? { image: defaultSource(asset) } : {}
}
