import * as rules from '@stampa/rules/files'
import { type Words, wordIn } from '@stampa/rules/words'
import { type Static, Type } from '@stampa/service-kit'
import {
  type FileRule,
  imageAssetSchema,
  imageFormats,
  type StoredImage,
  toAsset,
  toUrl,
} from '@stampa/service-kit/media'
import { nullable } from '@stampa/service-kit/validation'

/** Segment of this service's image URLs and directory: `/media/catalog/…`. */
export const mediaCollection = 'catalog'

const focusSchema = Type.Object(
  { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
  {
    $id: 'ImageFocus',
    description: 'What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one',
  },
)

/** An image with the text and focal point of its use in one record. */
export interface ImageUse extends StoredImage {
  alt?: string
  focus?: Static<typeof focusSchema>
}

export const assetSchema = Type.Object(
  {
    ...imageAssetSchema.properties,
    alt: Type.Optional(Type.String({ description: 'Text for those who do not see it' })),
    focus: Type.Optional(focusSchema),
  },
  { $id: 'CatalogImage' },
)

export const imageUrlSchema = nullable(Type.String(), 'URL of the default WebP rendition')

export const requiredImageUrlSchema = Type.String({
  description: 'URL of the default WebP rendition',
})

export const nullableAssetSchema = nullable(assetSchema)

/** @example imageUrl(row.image) // '/media/catalog/0f3a…/960.webp' */
export function imageUrl(image: StoredImage): string {
  return toUrl(mediaCollection, image)
}

export function imageAsset(image: ImageUse): Static<typeof assetSchema> {
  const { alt, focus } = image
  return { ...toAsset(mediaCollection, image), ...(alt && { alt }), ...(focus && { focus }) }
}

export const altInput = Type.Optional(
  Type.String({ maxLength: 300, description: 'Text for those who do not see the image' }),
)
export const focusInput = Type.Optional(focusSchema)

export const removeInput = Type.Optional(
  Type.Boolean({ description: 'True to have none; a file that comes with it wins' }),
)

export interface UseInput {
  alt: string | undefined
  focus: Static<typeof focusSchema> | undefined
}

/**
 * Returns an image use after a write; `undefined` when nothing changes. A new image starts without
 * the text and focal point of the old one, one of the library with its own.
 *
 * @param image the new one, null for none, `undefined` to keep the current one
 */
export function imageUse(
  image: ImageUse | null | undefined,
  { alt, focus }: UseInput,
  before?: ImageUse | null,
): ImageUse | null | undefined {
  if (image === null) return null
  if (image === undefined && alt === undefined && focus === undefined) return undefined
  const base = image ?? before
  if (!base) return undefined
  const known: ImageUse = base.hash === before?.hash ? before : base
  const { hash, width, height, widths, color, format, bytes } = base
  const text = alt === undefined ? known.alt : alt.trim()
  const point = focus ?? known.focus
  return {
    hash,
    width,
    height,
    widths,
    color,
    format,
    bytes,
    ...(text && { alt: text }),
    ...(point && { focus: point }),
  }
}

/** Returns an image with its text in English. */
export function inEnglishUse<Use extends ImageUse>(image: Use, words: Words): Use {
  return image.alt === undefined ? image : { ...image, alt: wordIn(words, image.alt) }
}

/** Upload rules: limits and messages of `@stampa/rules`, with the formats that the service decodes. */
export const anyImage = withFormats(rules.anyImage)
export const pngImage = withFormats(rules.pngImage)
export const bannerImage = withFormats(rules.bannerImage)
export const productFavicon = withFormats(rules.productFavicon)
/** Favicon of a category or event. */
export const pngFavicon = withFormats(rules.pngFavicon)
export const companyImage = withFormats(rules.logoImage)
export const customerImage = withFormats(rules.logoImage)

/** Rule of a list of images. */
export type ImageListRule = ReturnType<typeof upTo>

/** Images of a work post: back-office specification, section 9. */
export const workImages = upTo(10)
/** Images of a product beside its first one. */
export const productImages = upTo(9)

function upTo(multiple: number) {
  const count = `Maximum ${multiple} images allowed`
  return { ...anyImage, multiple, messages: { ...anyImage.messages, count } } satisfies FileRule
}

function withFormats({ accept, maxBytes, messages }: rules.ImageRule): FileRule {
  const formats = accept === 'image/png' ? (['png'] as const) : imageFormats
  return { formats, maxBytes, messages, reusable: true }
}
