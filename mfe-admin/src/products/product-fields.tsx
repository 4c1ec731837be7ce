import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { MultiSelect } from '@stampa/ui/multi-select/multi-select.tsx'
import type { ReactElement } from 'react'
import { anyImage, pngFavicon } from '../shared/file-rules.ts'
import type { FieldErrors } from '../shared/form-modal.tsx'
import { refuseFile } from '../shared/rules.ts'
import type { Category, Product } from './products.data.ts'

interface ProductFieldsProps {
  product: Product | undefined
  categories: readonly Category[]
  errors: FieldErrors
}

export function ProductFields({ product, categories, errors }: ProductFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        defaultValue={product?.title}
        required
        error={errors.title}
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={product?.description}
        required
        error={errors.description}
      />
      <MultiSelect
        label="Categories"
        name="categories"
        options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        defaultValue={product?.categories.map(({ _id }) => _id) ?? []}
        required
        error={errors.categories}
        empty="There are no categories yet. Add one first."
      />
      {product?.events.map(({ _id }) => (
        <input key={_id} type="hidden" name="events" value={_id} />
      ))}
      <FileField
        label="Image"
        name="image"
        hint="Any image type, less than 5 MB. A portrait of 4:5 suits the product cards."
        accept={anyImage.accept}
        check={file => refuseFile(file, anyImage)}
        current={product?.image ?? null}
        required={!product}
        error={errors.image}
      />
      <FileField
        label="Favicon"
        name="favicon"
        hint="PNG, less than 1 MB."
        accept={pngFavicon.accept}
        check={file => refuseFile(file, pngFavicon)}
        current={product?.favicon ?? null}
        error={errors.favicon}
      />
      <NumberField
        label="Order"
        name="order"
        hint="Lower comes first."
        defaultValue={product?.order ?? 0}
        error={errors.order}
      />
      <SwitchField
        label="Active"
        name="active"
        defaultChecked={product?.active ?? true}
        hint="Visitors see active products only."
      />
    </>
  )
}
