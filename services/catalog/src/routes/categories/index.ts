import { type RoutePlugin, requiredText, Type } from '@stampa/service-kit'
import { addContent } from '../../content/administration.ts'
import { boolean, column, optionalImage, text } from '../../content/columns.ts'
import {
  byColumn,
  byCreation,
  contentType,
  inGreekOrder,
  visible,
} from '../../content/content-type.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { flagInput, optionalText, uploadedImageInput } from '../../content/schema.ts'
import { altInput, focusInput, pngFavicon, pngImage } from '../../images.ts'

/** SQL of a category's products as `p`, to be followed by conditions. */
const itsProducts = `product_categories l join products p on p.id = l.product_id
  where l.category_id = categories.id and`

export const categories = contentType({
  kind: 'category',
  label: 'Category',
  schemas: 'Category',
  table: 'categories',
  list: '/all',
  columns: {
    name: text({ translated: true }),
    description: text({ translated: true }),
    image: optionalImage(),
    favicon: optionalImage(),
  },
  adminColumns: {
    active: boolean,
    productCount: column<number>(
      Type.Integer({ description: 'Products in it, inactive ones included' }),
      { sql: db => db.raw(`(select count(*)::int from ${itsProducts} p.deleted_at is null)`) },
    ),
  },
  flag: 'active',
  slugFrom: 'name',
  sorts: { createdAt: byCreation, name: inGreekOrder, active: byColumn },
  standardSort: 'createdAt',
  name: row => row.name,
  uploads: { image: pngImage, favicon: pngFavicon },
  body: {
    name: requiredText(200, 'Category name is required'),
    description: optionalText(5000),
    active: flagInput,
    image: uploadedImageInput,
    imageAlt: altInput,
    imageFocus: focusInput,
    favicon: uploadedImageInput,
  },
})

const routes: RoutePlugin = async app => {
  addPublicList(app, categories, {
    summary: 'Active categories in the order in which they were made',
  })
  addPublicList(app, categories, {
    path: '/with-products',
    summary: 'Active categories with at least one active product: the menu',
    restrict: query => {
      const shown = visible({ table: 'products', flag: 'active' }, 'p')
      query.whereRaw(`exists (select from ${itsProducts} ${shown})`)
    },
  })
  addContent(app, categories)
}

export default routes
