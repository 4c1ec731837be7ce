import { type Static, Type } from 'typebox'
import type { FileFormat, ImageFormat } from './format.ts'

/** An image as a row stores it. */
export interface StoredImage {
  /** Name of the image's folder; equal uploads have equal hashes. */
  hash: string
  /** Size of the upload after EXIF orientation, in pixels. */
  width: number
  height: number
  /** Widths of the renditions, ascending, in pixels. */
  widths: number[]
  /** Dominant colour, `#rrggbb`, shown until the image is loaded. */
  color: string
  /** Of the upload. */
  format: ImageFormat
  bytes: number
}

/** An image in responses, beside its plain URL. */
export const imageAssetSchema = Type.Object(
  {
    base: Type.String({
      description: 'Folder of the renditions, `<width>.avif` and `<width>.webp`',
    }),
    width: Type.Integer({ description: 'Width of the uploaded image in pixels' }),
    height: Type.Integer({ description: 'Height of the uploaded image in pixels' }),
    widths: Type.Array(Type.Integer(), { description: 'Widths of the renditions, ascending' }),
    color: Type.String({ description: 'Dominant colour, `#rrggbb`' }),
  },
  { $id: 'ImageAsset' },
)
export type ImageAsset = Static<typeof imageAssetSchema>

/** Maximum width of the rendition for clients that need a single URL. */
const defaultWidth = 960

/** URL path of the media directory in the gateway. */
const publicPath = '/media'

/** Returns the asset that clients build a `srcset` from. */
export function toAsset(collection: string, image: StoredImage): ImageAsset {
  const { hash, width, height, widths, color } = image
  return { base: `${publicPath}/${collection}/${hash}`, width, height, widths, color }
}

/** Returns the URL of the default rendition. */
export function toUrl(collection: string, image: StoredImage): string {
  const width = image.widths.findLast(candidate => candidate <= defaultWidth) ?? image.widths[0]
  return `${publicPath}/${collection}/${image.hash}/${width}.webp`
}

/**
 * Returns the hash in a URL of {@link toUrl} or `imageAsset.base`, or `undefined` for any other text.
 *
 * @example parseUrl('catalog', '/media/catalog/0f3a…/960.webp') // '0f3a…'
 */
export function parseUrl(collection: string, url: string): string | undefined {
  const match = /^\/media\/([a-z]+)\/([0-9a-f]{32})(?:\/\d{1,5}\.(?:webp|avif))?$/.exec(url)
  return match?.[1] === collection ? match[2] : undefined
}

/** A kept file as a row stores it. */
export interface KeptFile {
  /** Name of the file's folder; equal uploads have equal hashes. */
  hash: string
  format: FileFormat
  bytes: number
  /** Size after EXIF orientation, in pixels; of a PDF that of its preview, 0 without one. 0 for other files. */
  width: number
  height: number
}
