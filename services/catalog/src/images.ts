import { Type } from '@stampa/service-kit'
import {
  type ImageAsset,
  imageAssetSchema,
  type StoredImage,
  toAsset,
  toUrl,
} from '@stampa/service-kit/media'

/** Part of the URL and of the directory of this service's images: `/media/catalog/…`. */
export const mediaCollection = 'catalog'

export const imageUrlSchema = Type.Union([Type.String(), Type.Null()], {
  description: 'URL of the default WebP rendition',
})

export const nullableAssetSchema = Type.Union([imageAssetSchema, Type.Null()])

/** @example imageUrl(row.image) // '/media/catalog/0f3a…/960.webp' */
export function imageUrl(image: StoredImage): string {
  return toUrl(mediaCollection, image)
}

export function imageAsset(image: StoredImage): ImageAsset {
  return toAsset(mediaCollection, image)
}
