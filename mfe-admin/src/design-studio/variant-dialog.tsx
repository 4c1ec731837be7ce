import { useLoaderData, useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { type ReactElement, useMemo, useState } from 'react'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useCloseForm } from '../shared/form/form-address.ts'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { fileOf, isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { refuseFile } from '../shared/form/rules.ts'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { labelIn } from '../shared/label-in.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import type { ColorVariant, VariantData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { pictureRule } from './products.action.ts'

/** Form of a new or stored colour over the list. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const data = useLoaderData<VariantData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={texts.missingVariant} onClose={close} />
  return <VariantDialog {...data} onClose={close} />
}

interface VariantDialogProps extends VariantData {
  onClose: () => void
}

function VariantDialog({ product, variant, onClose }: VariantDialogProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  // A colour has the version of its product.
  const latest = useMemo(
    () => variant && { ...variant, version: product.version },
    [variant, product.version],
  )
  const [opened] = useState(latest)
  const form = useRecordForm({
    address: `/admin/design-studio/products/${product._id}/color-variants/${opened?._id ?? 'new'}`,
    row: opened,
    latest,
    toForm: variantToForm,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const { values, errors } = form
  const imageField = (name: 'frontImage' | 'backImage') => (
    <FileField
      label={texts[name]}
      name={name}
      accept={pictureRule.accept}
      check={file => {
        const message = refuseFile(file, pictureRule)
        return message && say(message)
      }}
      initial={fileOf(values, name)}
      current={opened?.[name] ?? null}
      required={name === 'frontImage' && !opened}
      error={errors[name]}
    />
  )
  return (
    <FormDialog
      form={form}
      size="small"
      title={opened ? texts.editVariant : texts.addVariant}
      description={product.name}
      submit={opened ? [shared.save, shared.saving] : [texts.add, texts.adding]}
      onClose={onClose}
    >
      <TextField
        label={texts.colorName}
        name="colorName"
        defaultValue={textOf(values, 'colorName')}
        required
        error={errors.colorName}
      />
      <ColorCodeField code={textOf(values, 'colorCode')} error={errors.colorCode} />
      {imageField('frontImage')}
      {imageField('backImage')}
      {opened?.backImage && (
        <CheckboxField
          label={texts.withoutBack}
          name="withoutBack"
          defaultChecked={isOn(values, 'withoutBack')}
        />
      )}
    </FormDialog>
  )
}

function variantToForm(variant: ColorVariant | undefined): FormData {
  return toForm({
    colorName: variant?.colorName ?? '',
    colorCode: variant?.colorCode ?? '',
  })
}

interface ColorCodeFieldProps {
  /** Stored code; absent for a new colour. */
  code: string | undefined
  error: string | undefined
}

/** Code of a colour, typed or picked. */
function ColorCodeField({ code: stored = '', error }: ColorCodeFieldProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const [code, setCode] = useState(stored)
  return (
    <div className={styles.colorColor}>
      <TextField
        label={texts.colorCode}
        name="colorCode"
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        hint={texts.colorCodeHint}
        required
        error={error}
      />
      <input
        type="color"
        aria-label={texts.pickColor}
        defaultValue={stored || undefined}
        className={styles.picker}
        onInput={event => setCode(event.currentTarget.value)}
      />
    </div>
  )
}
