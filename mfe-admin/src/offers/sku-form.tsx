import { useFetcher, useMessages } from '@stampa/platform'
import { limits } from '@stampa/pricing'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useId, useMemo } from 'react'
import { LeaveDialog } from '../shared/leave-dialog.tsx'
import type { Outcome } from '../shared/outcome.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useAnswerText } from '../shared/use-answer-text.ts'
import { useFormState } from '../shared/use-form-state.ts'
import { useLeaveGuard } from '../shared/use-leave-guard.ts'
import { NumberInput } from './number-input.tsx'
import type { Sku } from './offers.data.ts'
import styles from './sku-form.module.css'
import { skusMessages } from './skus.messages.ts'

interface SkuFormProps {
  /** The SKU as the form was opened with; undefined for a new one. */
  sku: Sku | undefined
  /** Of the SKU as it is now: a later one, once someone else has changed it. */
  latestVersion?: number
  onClose: () => void
}

/** The modal of a SKU. Its code is assigned by the service. */
export function SkuForm({ sku, latestVersion, onClose }: SkuFormProps): ReactElement {
  const texts = useMessages(skusMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const guard = useLeaveGuard(form.isDirty)
  // A conflict has been told: saving again is then a decision, and made from the newest version.
  const isStale = outcome?.ok === false && outcome.meanwhile === 'changed'
  const version = isStale ? latestVersion : sku?.version

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const values = new FormData(event.currentTarget)
    values.set('version', `${version}`)
    submit(values, {
      method: sku ? 'put' : 'post',
      action: sku ? `/admin/offers/skus/${sku._id}` : '/admin/offers/sku/new',
    })
  }
  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const refusal = outcome && !outcome.ok ? outcome : undefined
  const errors = useMemo(
    () => new Map(refusal?.fields.map(({ field, message }) => [field, message])),
    [refusal],
  )
  const errorOf = (field: string) => {
    const message = errors.get(field)
    return message && say(message)
  }
  const summary = refusal?.message ? [{ message: say(refusal.message) }] : []
  return (
    <>
      <Dialog
        open
        size="small"
        title={sku ? texts.edit(sku.skuCode) : texts.add}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{shared.cancel}</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {sku
                ? saving
                  ? texts.updating
                  : texts.update
                : saving
                  ? texts.adding
                  : texts.addButton}
            </Button>
          </>
        }
      >
        <form id={id} ref={form.ref} noValidate onSubmit={save} className={styles.form}>
          <FormErrorSummary errors={summary} />
          <TextField
            label={texts.description}
            name="productDescription"
            defaultValue={sku?.productDescription}
            required
            error={errorOf('productDescription')}
          />
          <TextField
            label={texts.vendor}
            name="vendor"
            defaultValue={sku?.vendor}
            required
            error={errorOf('vendor')}
          />
          <NumberInput
            label={texts.price}
            name="priceWithoutVAT"
            defaultValue={sku?.priceWithoutVAT}
            min={0}
            max={limits.pricePerItem}
            step={0.01}
            inputMode="decimal"
            required
            error={errorOf('priceWithoutVAT')}
          />
          <NumberInput
            label={texts.minimum}
            name="minimumOrderItems"
            defaultValue={sku?.minimumOrderItems ?? 1}
            min={1}
            max={limits.quantity}
            step={1}
            inputMode="numeric"
            required
            error={errorOf('minimumOrderItems')}
          />
        </form>
      </Dialog>
      <LeaveDialog guard={guard} />
    </>
  )
}
