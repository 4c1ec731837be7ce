import { useLoaderData } from '@stampa/platform'
import type { Column } from '@stampa/ui/data-table/column.ts'
import type { ReactElement } from 'react'
import { activeColumn } from '../shared/active-column.tsx'
import { imageColumn } from '../shared/image-column.tsx'
import { nameColumn } from '../shared/name-column.tsx'
import { ResourcePage } from '../shared/resource-page.tsx'
import { ProductFields } from './product-fields.tsx'
import { type Product, type ProductsData, products } from './products.data.ts'

const categoryNames = ({ categories }: Product) =>
  categories.map(({ name }) => name).join(', ') || 'Uncategorized'

const columns: Column<Product>[] = [
  imageColumn(),
  nameColumn(products, { id: 'title', header: 'Title' }),
  {
    id: 'categories',
    header: 'Categories',
    cell: categoryNames,
    sortBy: categoryNames,
    secondary: true,
  },
  {
    id: 'order',
    header: 'Order',
    cell: row => row.order,
    sortBy: row => row.order,
    align: 'end',
    width: 'fit',
    secondary: true,
  },
  activeColumn(products),
]

const searchText = (product: Product) =>
  `${product.title} ${categoryNames(product)} ${product.description}`

export function Component(): ReactElement {
  const { rows, categories } = useLoaderData<ProductsData>()
  return (
    <ResourcePage
      resource={products}
      rows={rows}
      columns={columns}
      searchText={searchText}
      publicPath={({ _id }) => `/products/${_id}`}
      fields={(product, errors) => (
        <ProductFields product={product} categories={categories} errors={errors} />
      )}
    />
  )
}
