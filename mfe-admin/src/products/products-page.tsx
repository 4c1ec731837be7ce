import { useLoaderData, useMatch, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type ReactElement, useCallback } from 'react'
import { download } from '../shared/calls/download.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useCloseForm } from '../shared/form/form-address.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { importMessages } from '../shared/import/import.messages.ts'
import { ImportDialog } from '../shared/import/import-dialog.tsx'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, numberColumn, textColumn } from '../shared/list/columns.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { importPath } from './import.data.ts'
import { ProductFields } from './product-fields.tsx'
import { type Product, type ProductsData, products } from './products.data.ts'
import { productMessages } from './products.messages.ts'

type Texts = TextsOf<typeof productMessages>

const categoryNames = ({ categories }: Product) => categories.map(({ name }) => name).join(', ')

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Product>(texts.image, row => row.imageAsset),
  nameColumn(products, { id: 'title', header: texts.title }),
  textColumn<Product>(
    { id: 'categories', header: texts.categories },
    row => categoryNames(row) || texts.uncategorized,
  ),
  numberColumn<Product>({ id: 'order', header: shared.order }, row => row.order),
  activeColumn(products, shared),
]

const searchText = (product: Product) =>
  `${product.title} ${categoryNames(product)} ${product.description}`

export function Component(): ReactElement {
  const data = useLoaderData<ProductsData>()
  const { categories, events } = data
  const filters = useCallback(
    (texts: Texts) => [
      {
        id: 'category',
        label: texts.categories,
        options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
        matches: (row: Product, value: string) => row.categories.some(({ _id }) => _id === value),
      },
    ],
    [categories],
  )
  const toast = useToast()
  const say = useAnswerText()
  const { open } = useMessages(importMessages)
  const { importTitle, importIntro } = useMessages(productMessages)
  const close = useCloseForm(products)
  const isImporting = useMatch(importPath) !== null
  const exportAll = () => {
    const failure = say('Failed to export products')
    download('/api/products/export', 'products.csv', failure).catch(() => toast.error(failure))
  }
  return (
    <>
      <ResourcePage
        resource={products}
        messages={productMessages}
        data={data}
        columns={columns}
        searchText={searchText}
        filters={filters}
        publicPath={({ slug }) => `/products/${slug}`}
        valueLabel={(field, value) => {
          const choices = field === 'categories' ? categories : field === 'events' ? events : []
          return choices.find(({ _id }) => _id === value)?.name
        }}
        onExport={exportAll}
        tools={
          <Button variant="quiet" icon={<UploadIcon />} render={<FormLink path={importPath} />}>
            {open}
          </Button>
        }
        Fields={ProductFields}
      />
      {isImporting && (
        <ImportDialog title={importTitle} intro={importIntro} action={importPath} onClose={close} />
      )}
    </>
  )
}
