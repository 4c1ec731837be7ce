import { useFetcher, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
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
import { sharedMessages } from '../shared/shared.messages.ts'
import { useAnswerText } from '../shared/use-answer-text.ts'
import { errorsOf, useFormState } from '../shared/use-form-state.ts'
import { useLeaveGuard } from '../shared/use-leave-guard.ts'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { ProductFields } from './product-fields.tsx'
import styles from './studio-form.module.css'

/** A product's own fields, over the list. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const product = useLoaderData<StudioProduct | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!product) return <GoneDialog title={texts.missingProduct} onClose={close} />
  return <ProductDialog product={product} onClose={close} />
}

interface ProductDialogProps {
  product: StudioProduct
  onClose: () => void
}

function ProductDialog({ product, onClose }: ProductDialogProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const guard = useLeaveGuard(form.isDirty)
  const [opened] = useState(product)
  // A conflict has been told: saving again is then a decision, and made from the newest version.
  const isStale = outcome?.ok === false && outcome.meanwhile === 'changed'
  const { version } = isStale ? product : opened

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const values = new FormData(event.currentTarget)
    values.set('version', `${version}`)
    submit(values, { method: 'put', action: `/admin/design-studio/products/${product._id}` })
  }
  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const refusal = outcome && !outcome.ok ? outcome.message : undefined
  return (
    <>
      <Dialog
        open
        title={texts.editOf(opened.name)}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{shared.cancel}</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {saving ? shared.saving : shared.save}
            </Button>
          </>
        }
      >
        <form id={id} ref={form.ref} noValidate onSubmit={save} className={styles.form}>
          <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
          <ProductFields product={opened} errors={errors} />
        </form>
      </Dialog>
      <LeaveDialog guard={guard} />
    </>
  )
}
