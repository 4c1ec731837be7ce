import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { languageField } from '@stampa/service-kit/translations'
import { boolean, image, integer, optionalImage, text } from '../../content/columns.ts'
import {
  byColumn,
  byCreation,
  byOrder,
  contentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import { imageList, imageListInput } from '../../content/image-list.ts'
import { flagInput, orderInput } from '../../content/schema.ts'
import { tags, tagsInput } from '../../content/tags.ts'
import {
  altInput,
  anyImage,
  focusInput,
  productFavicon,
  productImages,
  removeInput,
} from '../../images.ts'
import { inCategory, linkProduct, type Reference, references, sizeChartsColumn } from './links.ts'
import { priceTableColumn, priceTableInput, storedPriceTable } from './price-table.ts'

const event = Type.Object(
  { _id: Type.String(), name: Type.String(), ...languageField },
  { $id: 'ProductEvent' },
)
const category = Type.Object(
  { ...event.properties, slug: Type.String() },
  { $id: 'ProductCategory' },
)

const ids = (options: { minItems?: number; message?: string; description: string }) =>
  Type.Array(Type.String(), { maxItems: 100, ...options })

export const products = contentType({
  kind: 'product',
  label: 'Product',
  schemas: 'Product',
  table: 'products',
  list: '/all',
  columns: {
    title: text({ translated: true }),
    description: text({ translated: true }),
    image: image(),
    images: imageList(productImages, 'kept'),
    favicon: optionalImage(),
    categories: references<Reference & { slug: string }>('categories', category),
    events: references('events', event),
    colours: tags,
    sizes: tags,
    sizeCharts: sizeChartsColumn,
    priceTable: priceTableColumn,
  },
  adminColumns: { active: boolean, order: integer },
  flag: 'active',
  slugFrom: 'title',
  sorts: { order: byOrder, title: inGreekOrder, active: byColumn, createdAt: byCreation },
  standardSort: 'order',
  filters: {
    query: { category: Type.Optional(Type.String({ format: 'uuid' })) },
    apply: (query, { category }) => {
      if (typeof category === 'string') inCategory(query, category)
    },
  },
  name: row => row.title,
  form: { image: anyImage, images: productImages, favicon: productFavicon },
  body: {
    title: requiredText(300, 'Title is required'),
    description: requiredText(20_000, 'Description is required'),
    categories: ids({
      minItems: 1,
      message: 'Please select at least one category',
      description: 'Category ids as a JSON list',
    }),
    image: fileField({ message: 'Please select an image for new products' }),
    favicon: Type.Optional(fileField()),
    ...imageListInput(productImages, 'kept'),
    events: Type.Optional(ids({ description: 'Event ids as a JSON list' })),
    active: flagInput,
    order: orderInput,
    imageAlt: altInput,
    imageFocus: focusInput,
    removeFavicon: removeInput,
    colours: tagsInput('Colours to choose. '),
    sizes: tagsInput('Sizes to choose. '),
    sizeCharts: Type.Optional(ids({ description: 'Size chart ids as a JSON list' })),
    ...priceTableInput,
  },
  besides: ({ categories, events, sizeCharts, ...prices }) => ({
    columns: { price_table: storedPriceTable(prices) },
    also: async (tx, id) => {
      await linkProduct(tx, id, 'categories', categories)
      if (events) await linkProduct(tx, id, 'events', events)
      if (sizeCharts) await linkProduct(tx, id, 'sizeCharts', sizeCharts)
    },
  }),
})

export type ProductRow = Parameters<typeof products.toPublic>[0]

/** Body of a change. */
export type ProductInput = Partial<Static<Type.TObject<typeof products.body>>> & {
  title: string
  description: string
  categories: string[]
  slug?: string
}
