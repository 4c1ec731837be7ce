import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput, OrderField } from '../shared/form/fields.tsx'
import { anyImage, pngFavicon } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf, textsOf } from '../shared/form/form-values.ts'
import { SlugField } from '../shared/form/slug-field.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { Choice, Product, ProductsData } from './products.data.ts'
import type { productMessages } from './products.messages.ts'

const toOption = ({ _id, name }: Choice) => ({ value: _id, label: name })

export function ProductFields({
  row,
  values,
  errors,
  texts,
}: FieldsProps<Product, TextsOf<typeof productMessages>>): ReactElement {
  const { categories, events } = useLoaderData<ProductsData>()
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        defaultValue={textOf(values, 'title')}
        required
        error={errors.title}
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={textOf(values, 'description')}
        required
        error={errors.description}
      />
      <MultiSelect
        label={texts.categories}
        name="categories"
        options={categories.map(toOption)}
        defaultValue={textsOf(values, 'categories')}
        required
        error={errors.categories}
        empty={texts.noCategories}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={anyImage}
        hint={texts.imageHint}
        aspect={4 / 5}
        stored={row?.imageAsset}
        required={!row}
        values={values}
        errors={errors}
      />
      <ImageInput
        name="favicon"
        label={texts.favicon}
        rule={pngFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
        values={values}
        errors={errors}
      />
      <MultiSelect
        label={texts.events}
        name="events"
        options={events.map(toOption)}
        defaultValue={textsOf(values, 'events')}
        error={errors.events}
        empty={texts.noEvents}
      />
      <SlugField
        values={values}
        errors={errors}
        from="title"
        base="/products/"
        stored={row?.slug}
      />
      <OrderField values={values} errors={errors} />
      <ActiveField values={values} />
    </>
  )
}
