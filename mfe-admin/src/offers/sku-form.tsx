import { useLoaderData, useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { type InputProps, labelIn, TextInput, useTextField } from '../shared/form/fields.tsx'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import type { Sku } from './offers.data.ts'
import { NumberInput } from './portion-fields.tsx'
import { type SkuValues, skuRules } from './skus.action.ts'
import { skusMessages } from './skus.messages.ts'

/** The form of a SKU: of a new one over the offers, or of a stored one over the overview. */
export function Component(): ReactElement {
  const texts = useMessages(skusMessages)
  // Without a loader, for a new one, there is no data.
  const latest = useLoaderData<Sku | null | undefined>()
  const close = useCloseForm({ id: latest === undefined ? 'offers' : 'offers/skus' })
  // Reloaded data must not change an open form.
  const [opened] = useState(latest)
  if (opened === null) return <MissingDialog title={texts.missing} onClose={close} />
  return <SkuForm sku={opened} latest={latest ?? undefined} onClose={close} />
}

interface SkuFormProps {
  /** The SKU that the form was opened with; undefined for a new one. */
  sku: Sku | undefined
  /** The SKU as it is stored now. */
  latest: Sku | undefined
  onClose: () => void
}

function SkuForm({ sku, latest, onClose }: SkuFormProps): ReactElement {
  const texts = useMessages(skusMessages)
  const form = useRecordForm({
    address: sku ? `/admin/offers/skus/${sku._id}` : '/admin/offers/sku/new',
    row: sku,
    latest,
    toValues: skuToValues,
    rules: skuRules,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const { control } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={sku ? texts.edit(sku.skuCode) : texts.add}
      submit={sku ? [texts.update, texts.updating] : [texts.addButton, texts.adding]}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="productDescription"
        label={texts.productDescription}
        required
      />
      <TextInput control={control} name="vendor" label={texts.vendor} required />
      {numbers.map(number => (
        <NumberTextInput
          key={number.name}
          control={control}
          label={texts[number.name]}
          {...number}
        />
      ))}
    </FormDialog>
  )
}

const numbers = [
  { name: 'priceWithoutVAT', isMoney: true },
  { name: 'minimumOrderItems', isMoney: false },
] as const

interface NumberTextInputProps extends InputProps<SkuValues, string> {
  isMoney: boolean
}

function NumberTextInput({ control, ...field }: NumberTextInputProps): ReactElement {
  return <NumberInput {...field} required {...useTextField(control, field.name)} />
}

function skuToValues(sku: Sku | undefined): SkuValues {
  return {
    productDescription: sku?.productDescription ?? '',
    vendor: sku?.vendor ?? '',
    priceWithoutVAT: `${sku?.priceWithoutVAT ?? ''}`,
    minimumOrderItems: `${sku?.minimumOrderItems ?? 1}`,
  }
}
