import { useMessages } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import type { FieldErrors } from '../shared/use-form-state.ts'
import { categories, type StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { PrintAreaFields } from './print-area-fields.tsx'

interface ProductFieldsProps {
  /** The stored product; left out for a new one. */
  product?: StudioProduct
  errors: FieldErrors
}

export function ProductFields({ product, errors }: ProductFieldsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  return (
    <>
      <TextField
        label={texts.productName}
        name="name"
        defaultValue={product?.name}
        required
        error={errors.name}
      />
      <SelectField
        label={texts.category}
        name="category"
        defaultValue={product?.category ?? 'tshirt'}
        options={categories.map(value => ({ value, label: texts.categories[value] }))}
      />
      <NumberField
        label={texts.displayOrder}
        name="displayOrder"
        min={0}
        defaultValue={product?.displayOrder ?? 0}
        error={errors.displayOrder}
      />
      {product && (
        <>
          <TextField
            label={texts.sizes}
            name="sizes"
            hint={texts.sizesHint}
            defaultValue={product.sizes.join(', ')}
            error={errors.sizes}
          />
          <PrintAreaFields product={product} error={errors.printAreas} />
        </>
      )}
      <SwitchField label={texts.active} name="active" defaultChecked={product?.active ?? true} />
    </>
  )
}
