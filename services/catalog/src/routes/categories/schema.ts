import { type Static, Type } from '@stampa/service-kit'
import { fileField, imageAssetSchema } from '@stampa/service-kit/media'
import { imageUrlSchema, nullableAssetSchema } from '../../images.ts'
import { requiredText } from '../../text.ts'

/** What everybody sees of a category. */
export const publicCategory = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  image: imageUrlSchema,
  imageAsset: nullableAssetSchema,
  favicon: imageUrlSchema,
  faviconAsset: nullableAssetSchema,
})

const administration = {
  active: Type.Boolean(),
  productCount: Type.Integer({ description: 'Products in it, inactive ones included' }),
  version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
}

/** What an administrator sees of a category. */
export const adminCategory = Type.Object({ ...publicCategory.properties, ...administration })

/** One category, for whoever asks: the rest of the fields is there with an administrator's token. */
export const categoryForReader = Type.Object({
  ...publicCategory.properties,
  ...Type.Partial(Type.Object(administration)).properties,
})

const uploadedImage = Type.Optional(
  Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
    description: '`imageUrl` of an upload; null or empty for none; left out, it stays as it is',
  }),
)

/** The body of a new and of a changed category. */
export const categoryInput = Type.Object({
  name: requiredText(200, 'Category name is required'),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  active: Type.Optional(Type.Boolean()),
  image: uploadedImage,
  favicon: uploadedImage,
})

export const categoryUpload = Type.Object({
  image: fileField({ message: 'Please select an image' }),
})

export const uploadedCategoryImage = Type.Object({
  imageUrl: Type.String(),
  imageAsset: imageAssetSchema,
})

export type CategoryInput = Static<typeof categoryInput>
export type PublicCategory = Static<typeof publicCategory>
export type AdminCategory = Static<typeof adminCategory>
