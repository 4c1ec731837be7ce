import type { Head } from '@stampa/platform'
import { defaultSource, type ImageAsset } from '@stampa/ui/image/sources.ts'

/** The picture of a page that is shared; none when there is none. */
export function openGraphImage(asset: ImageAsset | null | undefined): Pick<Head, 'image'> {
  return asset ? { image: defaultSource(asset) } : {}
}
