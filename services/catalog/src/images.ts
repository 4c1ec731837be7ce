import { type Static, Type } from '@stampa/service-kit'
import { imageAssetSchema, type StoredImage, toAsset, toUrl } from '@stampa/service-kit/media'

/** Part of the URL and of the directory of this service's images: `/media/catalog/…`. */
export const mediaCollection = 'catalog'

export const focusSchema = Type.Object(
  { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
  {
    description: 'What must not be cut off: 0, 0 is the top left corner, 1, 1 the bottom right one',
  },
)

/**
 * An image as a record shows it: the same bytes may say something else, and be cut otherwise,
 * elsewhere.
 */
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
  { title: 'ImageAsset' },
)

export const imageUrlSchema = Type.Union([Type.String(), Type.Null()], {
  description: 'URL of the default WebP rendition',
})

export const requiredImageUrlSchema = Type.String({
  description: 'URL of the default WebP rendition',
})

export const nullableAssetSchema = Type.Union([assetSchema, Type.Null()])

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

/** Takes away an image that a record can be without: a form has no null. */
export const removeInput = Type.Optional(
  Type.Boolean({ description: 'True to have none; a file that comes with it wins' }),
)

/** What a form says of such an image: a new one, null for none, `undefined` to keep what is there. */
export function sentOrRemoved(
  image: StoredImage | null | undefined,
  remove: boolean | undefined,
): StoredImage | null | undefined {
  return image ?? (remove ? null : undefined)
}

interface UseInput {
  alt: string | undefined
  focus: Static<typeof focusSchema> | undefined
}

/**
 * How a record shows an image after a write: `undefined` when nothing changes. Text and focal point
 * belong to the picture that they were made for, so another one begins without.
 *
 * @param image the new one, null for none, `undefined` to keep the one before
 */
export function imageUse(
  image: StoredImage | null | undefined,
  { alt, focus }: UseInput,
  before?: ImageUse | null,
): ImageUse | null | undefined {
  if (image === null) return null
  if (image === undefined && alt === undefined && focus === undefined) return undefined
  const base = image ?? before
  if (!base) return undefined
  const same = base.hash === before?.hash ? before : undefined
  const { hash, width, height, widths, color, format, bytes } = base
  const text = alt === undefined ? same?.alt : alt.trim()
  const point = focus ?? same?.focus
  return {
    ...{ hash, width, height, widths, color, format, bytes },
    ...(text && { alt: text }),
    ...(point && { focus: point }),
  }
}
