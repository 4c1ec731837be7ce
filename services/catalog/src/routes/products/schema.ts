import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { orderInput, recordFields, slugInput } from '../../content/schema.ts'
import {
  altInput,
  assetSchema,
  focusInput,
  imageUrlSchema,
  nullableAssetSchema,
  removeInput,
  requiredImageUrlSchema,
} from '../../images.ts'

const event = Type.Object({ _id: Type.String(), name: Type.String() }, { $id: 'ProductEvent' })
const category = Type.Object(
  { ...event.properties, slug: Type.String() },
  { $id: 'ProductCategory' },
)

/** What everybody sees of a product. Inactive categories and events are left out of it. */
export const publicProduct = Type.Object(
  {
    _id: Type.String(),
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    image: requiredImageUrlSchema,
    imageAsset: assetSchema,
    favicon: imageUrlSchema,
    faviconAsset: nullableAssetSchema,
    categories: Type.Array(category),
    events: Type.Array(event),
  },
  { $id: 'PublicProduct' },
)

const administration = {
  active: Type.Boolean(),
  order: Type.Integer(),
  ...recordFields,
}

/** What an administrator sees of a product. */
export const adminProduct = Type.Object(
  { ...publicProduct.properties, ...administration },
  { $id: 'AdminProduct' },
)

/** One product, for whoever asks: the rest of the fields is there with an administrator's token. */
export const productForReader = Type.Object(
  {
    ...publicProduct.properties,
    ...Type.Partial(Type.Object(administration)).properties,
  },
  { $id: 'ProductForReader' },
)

const noCategory = 'Please select at least one category'
const ids = (options = {}) => Type.Array(Type.String(), { maxItems: 100, ...options })

/** Fields in the order in which they are checked: the first failing one is the answer's message. */
const fields = {
  title: requiredText(300, 'Title is required'),
  description: requiredText(20_000, 'Description is required'),
  categories: ids({ minItems: 1, message: noCategory, description: 'Category ids as a JSON list' }),
  image: fileField({ message: 'Please select an image for new products' }),
  favicon: Type.Optional(fileField()),
  events: Type.Optional(ids({ description: 'Event ids as a JSON list' })),
  active: Type.Optional(Type.Boolean()),
  order: orderInput,
  imageAlt: altInput,
  imageFocus: focusInput,
  removeFavicon: removeInput,
  slug: slugInput,
}

export const newProduct = Type.Object(fields)

/** What is left out stays as it is, but for the fields that a product cannot be without. */
export const changedProduct = Type.Object({ ...fields, image: Type.Optional(fields.image) })

export type PublicProduct = Static<typeof publicProduct>
export type AdminProduct = Static<typeof adminProduct>
export type ProductInput = Static<typeof changedProduct>
