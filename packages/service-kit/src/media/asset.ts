import { type Static, Type } from 'typebox'
import type { FileFormat, ImageFormat } from './format.ts'

/** What a row remembers of its image; everything else follows from it. */
export interface StoredImage {
  /** Names the image's folder; equal uploads have equal hashes. */
  hash: string
  /** Size of the upload as it is to be seen (after EXIF orientation), in pixels. */
  width: number
  height: number
  /** Widths of the renditions, ascending, in pixels. */
  widths: number[]
  /** Dominant colour, `#rrggbb`: what to show until the image is there. */
  color: string
  /** Of the upload. */
  format: ImageFormat
  bytes: number
}

/** How answers describe an image, beside its plain URL. */
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

/** Widest rendition that is offered where a client asks for one URL and no choice. */
const defaultWidth = 960

/** Where the gateway serves the media directory. */
const publicPath = '/media'

/** The asset that clients build a `srcset` from. */
export function toAsset(collection: string, image: StoredImage): ImageAsset {
  const { hash, width, height, widths, color } = image
  return { base: `${publicPath}/${collection}/${hash}`, width, height, widths, color }
}

/** URL of the rendition for clients that want just one. */
export function toUrl(collection: string, image: StoredImage): string {
  const width = image.widths.findLast(candidate => candidate <= defaultWidth) ?? image.widths[0]
  return `${publicPath}/${collection}/${image.hash}/${width}.webp`
}

/**
 * The hash in a URL that {@link toUrl} or `imageAsset.base` gave out, or `undefined` for any other text.
 *
 * @example parseUrl('catalog', '/media/catalog/0f3a…/960.webp') // '0f3a…'
 */
export function parseUrl(collection: string, url: string): string | undefined {
  const match = /^\/media\/([a-z]+)\/([0-9a-f]{32})(?:\/\d{1,5}\.(?:webp|avif))?$/.exec(url)
  return match?.[1] === collection ? match[2] : undefined
}

/** What a row remembers of a file that was kept as it came. */
export interface KeptFile {
  /** Names the file's folder; equal uploads have equal hashes. */
  hash: string
  format: FileFormat
  bytes: number
  /** Size as it is to be seen, in pixels; 0 of what is no image. */
  width: number
  height: number
}
