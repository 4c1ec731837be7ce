import { requiredText, type Static, Type } from '@stampa/service-kit'
import { recordFields, slugInput } from '../../content/schema.ts'
import { uploadedImageInput } from '../../content/uploads.ts'
import { altInput, focusInput, imageUrlSchema, nullableAssetSchema } from '../../images.ts'

/** What everybody sees of a category. */
export const publicCategory = Type.Object(
  {
    _id: Type.String(),
    slug: Type.String(),
    name: Type.String(),
    description: Type.String(),
    image: imageUrlSchema,
    imageAsset: nullableAssetSchema,
    favicon: imageUrlSchema,
    faviconAsset: nullableAssetSchema,
  },
  { $id: 'PublicCategory' },
)

const administration = {
  active: Type.Boolean(),
  productCount: Type.Integer({ description: 'Products in it, inactive ones included' }),
  ...recordFields,
}

/** What an administrator sees of a category. */
export const adminCategory = Type.Object(
  { ...publicCategory.properties, ...administration },
  { $id: 'AdminCategory' },
)

/** One category, for whoever asks: the rest of the fields is there with an administrator's token. */
export const categoryForReader = Type.Object(
  {
    ...publicCategory.properties,
    ...Type.Partial(Type.Object(administration)).properties,
  },
  { $id: 'CategoryForReader' },
)

/** The body of a new and of a changed category; what is left out of a change stays as it is. */
export const categoryInput = Type.Object({
  name: requiredText(200, 'Category name is required'),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  active: Type.Optional(Type.Boolean()),
  image: uploadedImageInput,
  imageAlt: altInput,
  imageFocus: focusInput,
  favicon: uploadedImageInput,
  slug: slugInput,
})

export type CategoryInput = Static<typeof categoryInput>
export type PublicCategory = Static<typeof publicCategory>
export type AdminCategory = Static<typeof adminCategory>
