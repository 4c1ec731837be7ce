import { useLoaderData } from '@stampa/platform'
import type { Column } from '@stampa/ui/data-table/column.ts'
import type { ReactElement } from 'react'
import { activeColumn } from '../shared/active-column.tsx'
import { imageColumn } from '../shared/image-column.tsx'
import { nameColumn } from '../shared/name-column.tsx'
import { PreviewText } from '../shared/preview-text.tsx'
import type { ResourceData } from '../shared/resource.ts'
import { ResourcePage } from '../shared/resource-page.tsx'
import { type Category, categories } from './categories.data.ts'
import { CategoryFields } from './category-fields.tsx'

const columns: Column<Category>[] = [
  imageColumn(),
  nameColumn(categories, { id: 'name', header: 'Name' }),
  {
    id: 'description',
    header: 'Description',
    cell: row => <PreviewText>{row.description}</PreviewText>,
    secondary: true,
  },
  {
    id: 'products',
    header: 'Products',
    cell: row => row.productCount,
    sortBy: row => row.productCount,
    align: 'end',
    width: 'fit',
    secondary: true,
  },
  activeColumn(categories),
]

const searchText = ({ name, description }: Category) => `${name} ${description}`

export function Component(): ReactElement {
  const { rows } = useLoaderData<ResourceData<Category>>()
  return (
    <ResourcePage
      resource={categories}
      rows={rows}
      columns={columns}
      searchText={searchText}
      publicPath={({ _id }) => `/products/category/${_id}`}
      fields={(category, errors) => <CategoryFields category={category} errors={errors} />}
    />
  )
}
