import { useMessages } from '@stampa/platform'
import { productCategories } from '@stampa/rules/printing'
import type { ReactElement } from 'react'
import type { Control } from 'react-hook-form'
import { NumberInput, SelectInput, SwitchInput, TextInput } from '../shared/form/fields.tsx'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { PrintAreaFields } from './print-area-fields.tsx'
import type { ProductValues } from './products.action.ts'

interface ProductFieldsProps {
  /** The stored product, for its pictures; left out for a new one. */
  product?: StudioProduct
  control: Control<ProductValues>
}

export function ProductFields({ product, control }: ProductFieldsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  return (
    <>
      <TextInput control={control} name="name" label={texts.productName} required />
      <SelectInput
        control={control}
        name="category"
        label={texts.category}
        options={productCategories.map(value => ({ value, label: texts.categories[value] }))}
      />
      <NumberInput control={control} name="displayOrder" label={texts.displayOrder} min={0} />
      {product && (
        <>
          <TextInput control={control} name="sizes" label={texts.sizes} hint={texts.sizesHint} />
          <PrintAreaFields product={product} control={control} />
        </>
      )}
      <SwitchInput control={control} name="active" label={texts.active} />
    </>
  )
}
