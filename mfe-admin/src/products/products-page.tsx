import { defineMessages, useLoaderData, useMatch, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import { type ReactElement, useCallback } from 'react'
import { download } from '../shared/calls/download.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { ImageInput, SlugInput } from '../shared/form/content-fields.tsx'
import {
  ActiveInput,
  MultiInput,
  OrderInput,
  TextAreaInput,
  TextInput,
} from '../shared/form/fields.tsx'
import { useCloseForm } from '../shared/form/form-address.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { anyImage, pngFavicon } from '../shared/form/rules.ts'
import { importMessages } from '../shared/import/import.messages.ts'
import { ImportDialog } from '../shared/import/import-dialog.tsx'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, numberColumn, textColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import {
  type Choice,
  importPath,
  type Product,
  type ProductsData,
  type ProductValues,
  products,
} from './products.data.ts'

const productMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  description: { en: 'Description', el: 'Περιγραφή' },
  categories: { en: 'Categories', el: 'Κατηγορίες' },
  noCategories: {
    en: 'There are no categories yet. Add one first.',
    el: 'Δεν υπάρχουν ακόμη κατηγορίες. Προσθέστε πρώτα μία.',
  },
  uncategorized: { en: 'Uncategorized', el: 'Χωρίς κατηγορία' },
  events: { en: 'Events', el: 'Περιστάσεις' },
  noEvents: { en: 'There are no events yet.', el: 'Δεν υπάρχουν ακόμη περιστάσεις.' },
  image: { en: 'Image', el: 'Εικόνα' },
  imageHint: {
    en: 'A portrait of 4:5 suits the product cards.',
    el: 'Στις κάρτες ταιριάζει όρθια εικόνα 4:5.',
  },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
  importTitle: { en: 'Import products', el: 'Εισαγωγή προϊόντων' },
  importIntro: {
    en: 'A CSV file as the export writes it: rows with an _id change that product, others add one. Check it first: nothing changes until you import.',
    el: 'Αρχείο CSV όπως το γράφει η εξαγωγή: γραμμές με _id αλλάζουν το προϊόν, οι άλλες προσθέτουν. Ελέγξτε το πρώτα: τίποτα δεν αλλάζει πριν από την εισαγωγή.',
  },
})

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
  const { categories, events } = useLoaderData<ProductsData>()
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

const toOption = ({ _id, name }: Choice) => ({ value: _id, label: name })

function ProductFields({
  row,
  control,
  texts,
}: FieldsProps<Product, ProductValues, Texts>): ReactElement {
  const { categories, events } = useLoaderData<ProductsData>()
  return (
    <>
      <TextInput control={control} name="title" label={texts.title} required />
      <TextAreaInput control={control} name="description" label={texts.description} required />
      <MultiInput
        control={control}
        name="categories"
        label={texts.categories}
        options={categories.map(toOption)}
        required
        empty={texts.noCategories}
      />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={anyImage}
        stored={row?.imageAsset}
        hint={texts.imageHint}
        aspect={4 / 5}
        required={!row}
      />
      <ImageInput
        control={control}
        name="favicon"
        label={texts.favicon}
        rule={pngFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
      />
      <MultiInput
        control={control}
        name="events"
        label={texts.events}
        options={events.map(toOption)}
        empty={texts.noEvents}
      />
      <SlugInput
        control={control}
        from="title"
        base="/products/"
        stored={row && { name: row.title, slug: row.slug }}
      />
      <OrderInput control={control} name="order" />
      <ActiveInput control={control} name="active" />
    </>
  )
}
