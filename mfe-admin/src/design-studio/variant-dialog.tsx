import { useLoaderData, useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { type ReactElement, useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { type InputProps, labelIn, TextInput, useField } from '../shared/form/fields.tsx'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { refuseFile } from '../shared/form/rules.ts'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import type { ColorVariant, VariantData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { pictureRule, type VariantValues, variantRules } from './products.action.ts'

/** The form of a color over the list: of a new one, or of a stored one. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const data = useLoaderData<VariantData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={texts.missingVariant} onClose={close} />
  return <VariantDialog {...data} onClose={close} />
}

function VariantDialog(props: VariantData & { onClose: () => void }): ReactElement {
  const { product, variant, onClose } = props
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  // A color is changed as a part of its product.
  const latest = useMemo(
    () => variant && { ...variant, version: product.version },
    [variant, product.version],
  )
  const [opened] = useState(latest)
  const form = useRecordForm({
    address: `/admin/design-studio/products/${product._id}/color-variants/${opened?._id ?? 'new'}`,
    row: opened,
    latest,
    toValues: variantToValues,
    rules: variantRules,
    labelOf: field => labelIn(texts, field) ?? field,
    onSaved: onClose,
  })
  const { control } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={opened ? texts.editVariant : texts.addVariant}
      description={product.name}
      submit={opened ? [shared.save, shared.saving] : [texts.add, texts.adding]}
      onClose={onClose}
    >
      <TextInput control={control} name="colorName" label={texts.colorName} required />
      <ColorCodeField control={control} />
      <PictureInput
        control={control}
        name="frontImage"
        label={texts.frontImage}
        current={opened?.frontImage}
        required={!opened}
      />
      <PictureInput
        control={control}
        name="backImage"
        label={texts.backImage}
        current={opened?.backImage}
      />
      {opened?.backImage && <WithoutBackField control={control} />}
    </FormDialog>
  )
}

interface PictureInputProps extends InputProps<VariantValues, File | null> {
  current: string | null | undefined
}

function PictureInput({ control, current, ...field }: PictureInputProps): ReactElement {
  const say = useAnswerText()
  const { value, setValue, error } = useField<File | null>(control, field.name)
  return (
    <FileField
      {...field}
      accept={pictureRule.accept}
      check={file => {
        const message = refuseFile(file, pictureRule)
        return message && say(message)
      }}
      initial={value ?? undefined}
      current={current ?? null}
      onFileChange={setValue}
      error={error}
    />
  )
}

function WithoutBackField({ control }: { control: Control<VariantValues> }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { value, setValue } = useField<boolean>(control, 'withoutBack')
  return (
    <CheckboxField
      label={texts.withoutBack}
      name="withoutBack"
      checked={value}
      onChange={event => setValue(event.currentTarget.checked)}
    />
  )
}

function variantToValues(variant: ColorVariant | undefined): VariantValues {
  return {
    colorName: variant?.colorName ?? '',
    colorCode: variant?.colorCode ?? '',
    frontImage: null,
    backImage: null,
    withoutBack: false,
  }
}

/** The code of a color, typed or picked. */
function ColorCodeField({ control }: { control: Control<VariantValues> }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { value: code, setValue: setCode } = useField<string>(control, 'colorCode')
  const [stored] = useState(code)
  return (
    <div className={styles.colorColor}>
      <TextInput
        control={control}
        name="colorCode"
        label={texts.colorCode}
        hint={texts.colorCodeHint}
        required
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
