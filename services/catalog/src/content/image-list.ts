import { invalidField, Type } from '@stampa/service-kit'
import { fileField, type StoredImage } from '@stampa/service-kit/media'
import {
  altInput,
  assetSchema,
  focusInput,
  type ImageListRule,
  type ImageUse,
  imageAsset,
  imageUrl,
  imageUse,
  inEnglishUse,
} from '../images.ts'
import { type Column, column } from './columns.ts'

interface ListInput {
  existingImages?: string[]
  imageDetails?: { alt?: string; focus?: ImageUse['focus'] }[]
}

/** Which of the images a change without `existingImages` keeps. */
type Unnamed = 'kept' | 'removed'

/** Images in an order, shown as `images` and `imageAssets`; {@link imageListInput} has the fields of a body. */
export function imageList(rule: ImageListRule, unnamed: Unnamed): Column<ImageUse[]> {
  return column<ImageUse[]>(Type.Never(), {
    images: 'list',
    inEnglish: (images, words) => images.map(image => inEnglishUse(image, words)),
    schema: () => ({
      images: Type.Array(Type.String(), { description: 'URLs of the default WebP renditions' }),
      imageAssets: Type.Array(assetSchema, { description: 'Of the images, one by one' }),
    }),
    show: (_field, images) => ({
      images: images.map(imageUrl),
      imageAssets: images.map(imageAsset),
    }),
    store: (field, { input, images: { [field]: added, existingImages } }, before = []) => {
      const all = unnamed === 'kept' ? before.map(imageUrl) : []
      const known = [...before, ...[existingImages ?? []].flat()]
      const changed = imagesAfter({ existingImages: all, ...input }, [added ?? []].flat(), known)
      if (changed.length > rule.multiple) throw invalidField(field, rule.messages.count)
      // knex would send a list as a PostgreSQL array.
      return JSON.stringify(changed)
    },
  })
}

/** Returns the fields of a body for an image list. */
export function imageListInput({ multiple: maxItems }: ImageListRule, unnamed: Unnamed) {
  return {
    images: Type.Optional(Type.Array(fileField(), { description: 'New images' })),
    imageDetails: Type.Optional(
      Type.Array(Type.Object({ alt: altInput, focus: focusInput }), {
        maxItems,
        description: 'Of the images that the record shows afterwards, one by one',
      }),
    ),
    existingImages: Type.Optional(
      Type.Array(Type.String({ maxLength: 500 }), {
        maxItems,
        description: `URLs of those to keep and of others of the library, in the order that they are to have before the new ones; all others go. Without it all are ${unnamed}`,
      }),
    ),
  }
}

/**
 * Returns the images after a write: the kept ones, then the new ones, each with its new or current
 * text and focal point.
 *
 * @param known images of the record, then those of the library that the input names
 * @throws Problem 400 for a kept image that is not known
 */
function imagesAfter(
  { existingImages = [], imageDetails = [] }: ListInput,
  added: readonly StoredImage[],
  known: readonly ImageUse[],
): ImageUse[] {
  const kept = existingImages.map(url => {
    const image = known.find(candidate => imageUrl(candidate) === url)
    if (!image) throw invalidField('existingImages', 'The image was not found')
    return image
  })
  return [...kept, ...added].map((image, index) => {
    const { alt, focus } = imageDetails[index] ?? {}
    return imageUse(image, { alt, focus }, kept[index]) ?? image
  })
}
