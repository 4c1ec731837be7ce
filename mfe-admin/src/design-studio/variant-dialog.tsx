import { useFetcher, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useId, useMemo } from 'react'
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
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { pictureRule } from './products.action.ts'
import styles from './studio-form.module.css'

/** 'Add Color Variant' over the list. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const product = useLoaderData<StudioProduct | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!product) return <GoneDialog title={texts.missingProduct} onClose={close} />
  return <VariantDialog product={product} onClose={close} />
}

interface VariantDialogProps {
  product: StudioProduct
  onClose: () => void
}

function VariantDialog({ product, onClose }: VariantDialogProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const guard = useLeaveGuard(form.isDirty)

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    submit(new FormData(event.currentTarget), {
      method: 'post',
      action: `/admin/design-studio/products/${product._id}/color-variants/new`,
      encType: 'multipart/form-data',
    })
  }
  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

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
        title={texts.addVariant}
        description={product.name}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{shared.cancel}</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {saving ? texts.adding : texts.add}
            </Button>
          </>
        }
      >
        <form id={id} ref={form.ref} noValidate onSubmit={save} className={styles.form}>
          <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
          <TextField label={texts.colorName} name="colorName" required error={errors.colorName} />
          <ColorCodeField error={errors.colorCode} />
          <FileField
            label={texts.frontImage}
            name="frontImage"
            accept={pictureRule.accept}
            check={check}
            required
            error={errors.frontImage}
          />
          <FileField
            label={texts.backImage}
            name="backImage"
            accept={pictureRule.accept}
            check={check}
            error={errors.backImage}
          />
        </form>
      </Dialog>
      <LeaveDialog guard={guard} />
    </>
  )
}
