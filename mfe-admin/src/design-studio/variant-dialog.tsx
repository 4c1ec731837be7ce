import { useFetcher, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import {
  type FormEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react'
import { useCloseForm } from '../shared/form-address.ts'
import { GoneDialog } from '../shared/gone-dialog.tsx'
import { LeaveDialog } from '../shared/leave-dialog.tsx'
import type { Outcome } from '../shared/outcome.ts'
import { refuseFile } from '../shared/rules.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useAnswerText } from '../shared/use-answer-text.ts'
import { errorsOf, useFormState } from '../shared/use-form-state.ts'
import { useLeaveGuard } from '../shared/use-leave-guard.ts'
import { ColorCodeField } from './color-code-field.tsx'
import type { VariantData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './studio-form.module.css'
import { pictureRule } from './variants.action.ts'

/** 'Add Color Variant' over the list, or one that there is. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const data = useLoaderData<VariantData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <GoneDialog title={texts.missingVariant} onClose={close} />
  return <VariantDialog {...data} onClose={close} />
}

interface VariantDialogProps extends VariantData {
  onClose: () => void
}

function VariantDialog({ product, variant, onClose }: VariantDialogProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const guard = useLeaveGuard(form.isDirty)

  const [opened] = useState({ product, variant })
  // A conflict has been told: saving again is then a decision, and made from the newest version.
  const isStale = outcome?.ok === false && outcome.meanwhile === 'changed'
  const { version } = isStale ? product : opened.product

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const values = new FormData(event.currentTarget)
    values.set('version', `${version}`)
    submit(values, {
      method: variant ? 'put' : 'post',
      action: `/admin/design-studio/products/${product._id}/color-variants/${variant?._id ?? 'new'}`,
      encType: 'multipart/form-data',
    })
  }
  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const [action, busy] = variant ? [shared.save, shared.saving] : [texts.add, texts.adding]
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const refusal = outcome && !outcome.ok ? outcome.message : undefined
  const check = (file: File) => {
    const message = refuseFile(file, pictureRule)
    return message && say(message)
  }
  return (
    <>
      <Dialog
        open
        size="small"
        title={variant ? texts.editVariant : texts.addVariant}
        description={product.name}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{shared.cancel}</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {saving ? busy : action}
            </Button>
          </>
        }
      >
        <form id={id} ref={form.ref} noValidate onSubmit={save} className={styles.form}>
          <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
          <TextField
            label={texts.colorName}
            name="colorName"
            defaultValue={opened.variant?.colorName}
            required
            error={errors.colorName}
          />
          <ColorCodeField code={opened.variant?.colorCode} error={errors.colorCode} />
          <FileField
            label={texts.frontImage}
            name="frontImage"
            accept={pictureRule.accept}
            check={check}
            current={opened.variant?.frontImage ?? null}
            required={!variant}
            error={errors.frontImage}
          />
          <FileField
            label={texts.backImage}
            name="backImage"
            accept={pictureRule.accept}
            check={check}
            current={opened.variant?.backImage ?? null}
            error={errors.backImage}
          />
          {opened.variant?.backImage && (
            <CheckboxField label={texts.withoutBack} name="withoutBack" />
          )}
        </form>
      </Dialog>
      <LeaveDialog guard={guard} />
    </>
  )
}
