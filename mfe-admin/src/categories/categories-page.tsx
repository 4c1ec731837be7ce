import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput, SlugInput } from '../shared/form/content-fields.tsx'
import { ActiveInput, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { plainFavicon, pngImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, numberColumn, previewColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Category, type CategoryValues, categories } from './categories.data.ts'

const categoryMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  description: { en: 'Description', el: 'Περιγραφή' },
  products: { en: 'Products', el: 'Προϊόντα' },
  image: { en: 'Image', el: 'Εικόνα' },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
  productsStay: {
    en: (count: number) => `Its products stay, without this category: ${count}.`,
    el: (count: number) => `Τα προϊόντα της μένουν, χωρίς την κατηγορία: ${count}.`,
  },
})

type Texts = TextsOf<typeof categoryMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Category>(texts.image, row => row.imageAsset),
  nameColumn(categories, { id: 'name', header: texts.name }),
  previewColumn<Category>({ id: 'description', header: texts.description }, row => row.description),
  numberColumn<Category>({ id: 'products', header: texts.products }, row => row.productCount),
  activeColumn(categories, shared),
]

const searchText = ({ name, description }: Category) => `${name} ${description}`

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={categories}
      messages={categoryMessages}
      columns={columns}
      searchText={searchText}
      publicPath={({ slug }) => `/products/category/${slug}`}
      consequenceOf={({ productCount }, texts) =>
        productCount > 0 ? texts.productsStay(productCount) : undefined
      }
      Fields={CategoryFields}
    />
  )
}

function CategoryFields({
  row,
  control,
  texts,
}: FieldsProps<Category, CategoryValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="name" label={texts.name} required />
      <TextAreaInput control={control} name="description" label={texts.description} />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={pngImage}
        stored={row?.imageAsset}
        required={!row}
        removable
      />
      <ImageInput
        control={control}
        name="favicon"
        label={texts.favicon}
        rule={plainFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
      />
      <SlugInput
        control={control}
        from="name"
        base="/products/category/"
        stored={row && { name: row.name, slug: row.slug }}
      />
      <ActiveInput control={control} name="active" />
    </>
  )
}
