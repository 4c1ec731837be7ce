import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import type { ReactElement } from 'react'
import type { FieldErrors } from '../shared/form-modal.tsx'
import { refuseFile } from '../shared/rules.ts'
import type { Category } from './categories.data.ts'
import { categoryFavicon, categoryImage } from './category-rules.ts'

interface CategoryFieldsProps {
  category: Category | undefined
  errors: FieldErrors
}

export function CategoryFields({ category, errors }: CategoryFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={category?.name}
        required
        error={errors.name}
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={category?.description}
        error={errors.description}
      />
      <FileField
        label="Image"
        name="image"
        hint="PNG, less than 5 MB."
        accept={categoryImage.accept}
        check={file => refuseFile(file, categoryImage)}
        current={category?.image ?? null}
        required={!category}
        error={errors.image}
      />
      <FileField
        label="Favicon"
        name="favicon"
        hint="PNG, less than 1 MB."
        accept={categoryFavicon.accept}
        check={file => refuseFile(file, categoryFavicon)}
        current={category?.favicon ?? null}
        error={errors.favicon}
      />
      <SwitchField
        label="Active"
        name="active"
        defaultChecked={category?.active ?? true}
        hint="Visitors see active categories only."
      />
    </>
  )
}
