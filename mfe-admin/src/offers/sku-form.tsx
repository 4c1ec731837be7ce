import { useMessages } from '@stampa/platform'
import { limits } from '@stampa/pricing'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { textOf, toForm } from '../shared/form/form-values.ts'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { labelIn } from '../shared/label-in.ts'
import { NumberInput } from './number-input.tsx'
import type { Sku } from './offers.data.ts'
import type { skuFields } from './skus.action.ts'
import { skusMessages } from './skus.messages.ts'

interface SkuFormProps {
  /** The SKU as the form was opened with; undefined for a new one. */
  sku: Sku | undefined
  /** The SKU as it is now: another one, once someone else has changed it. */
  latest?: Sku | undefined
  onClose: () => void
}

/** The modal of a SKU. Its code is assigned by the service. */
export function SkuForm({ sku, latest, onClose }: SkuFormProps): ReactElement {
  const texts = useMessages(skusMessages)
  const form = useRecordForm({
    address: sku ? `/admin/offers/skus/${sku._id}` : '/admin/offers/sku/new',
    row: sku,
    latest,
    toForm: skuToForm,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const field = (name: (typeof skuFields)[number]) => ({
    label: texts[name],
    name,
    defaultValue: textOf(form.values, name),
    required: true,
    error: form.errors[name],
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={sku ? texts.edit(sku.skuCode) : texts.add}
      submit={sku ? [texts.update, texts.updating] : [texts.addButton, texts.adding]}
      onClose={onClose}
    >
      <TextField {...field('productDescription')} />
      <TextField {...field('vendor')} />
      <NumberInput
        {...field('priceWithoutVAT')}
        min={0}
        max={limits.pricePerItem}
        step={0.01}
        inputMode="decimal"
      />
      <NumberInput
        {...field('minimumOrderItems')}
        min={1}
        max={limits.quantity}
        step={1}
        inputMode="numeric"
      />
    </FormDialog>
  )
}

function skuToForm(sku: Sku | undefined): FormData {
  return toForm({
    productDescription: sku?.productDescription ?? '',
    vendor: sku?.vendor ?? '',
    priceWithoutVAT: sku?.priceWithoutVAT ?? '',
    minimumOrderItems: sku?.minimumOrderItems ?? 1,
  })
}
