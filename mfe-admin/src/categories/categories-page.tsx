import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput } from '../shared/form/fields.tsx'
import { plainFavicon, pngImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { SlugField } from '../shared/form/slug-field.tsx'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, numberColumn, previewColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Category, categories } from './categories.data.ts'
import { categoryMessages } from './categories.messages.ts'

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
  const data = useLoaderData<ResourceData<Category>>()
  return (
    <ResourcePage
      resource={categories}
      messages={categoryMessages}
      data={data}
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
  values,
  errors,
  texts,
}: FieldsProps<Category, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        defaultValue={textOf(values, 'name')}
        required
        error={errors.name}
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={textOf(values, 'description')}
        error={errors.description}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={pngImage}
        stored={row?.imageAsset}
        required={!row}
        removable
        values={values}
        errors={errors}
      />
      <ImageInput
        name="favicon"
        label={texts.favicon}
        rule={plainFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
        values={values}
        errors={errors}
      />
      <SlugField
        values={values}
        errors={errors}
        from="name"
        base="/products/category/"
        stored={row?.slug}
      />
      <ActiveField values={values} />
    </>
  )
}
