import { useMessages } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { isOn, textOf, toForm } from '../shared/form/form-values.ts'
import type { FieldErrors } from '../shared/form/use-form-state.ts'
import { categories, type StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { PrintAreaFields } from './print-area-fields.tsx'
import { printAreasToForm } from './print-areas.ts'

interface ProductFieldsProps {
  /** The stored product; absent for a new one. */
  product?: StudioProduct
  values: FormData
  errors: FieldErrors
}

export function ProductFields({ product, values, errors }: ProductFieldsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  return (
    <>
      <TextField
        label={texts.productName}
        name="name"
        defaultValue={textOf(values, 'name')}
        required
        error={errors.name}
      />
      <SelectField
        label={texts.category}
        name="category"
        defaultValue={textOf(values, 'category')}
        options={categories.map(value => ({ value, label: texts.categories[value] }))}
      />
      <NumberField
        label={texts.displayOrder}
        name="displayOrder"
        min={0}
        defaultValue={Number(textOf(values, 'displayOrder'))}
        error={errors.displayOrder}
      />
      {product && (
        <>
          <TextField
            label={texts.sizes}
            name="sizes"
            hint={texts.sizesHint}
            defaultValue={textOf(values, 'sizes')}
            error={errors.sizes}
          />
          <PrintAreaFields product={product} values={values} error={errors.printAreas} />
        </>
      )}
      <SwitchField label={texts.active} name="active" defaultChecked={isOn(values, 'active')} />
    </>
  )
}

/** Returns the form of a product, or the defaults of a new one: back-office specification, section 5. */
export function productToForm(product: StudioProduct | undefined): FormData {
  return toForm({
    name: product?.name ?? '',
    category: product?.category ?? 'tshirt',
    displayOrder: product?.displayOrder ?? 0,
    sizes: product?.sizes.join(', ') ?? '',
    ...(product && printAreasToForm(product.printAreas)),
    active: product?.active ?? true,
  })
}
