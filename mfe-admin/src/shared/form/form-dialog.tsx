import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog, type DialogProps } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { Allowed, useMay } from '../permissions.tsx'
import { sharedMessages } from '../shared.messages.ts'
import { DraftOffer } from './draft-offer.tsx'
import styles from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordFormState } from './use-record-form.ts'
import type { useSubmittedForm } from './use-submitted-form.ts'

interface RecordFormProps {
  form: RecordFormState
  /** Layout of the fields. @default one below the other */
  className?: string | undefined
  children: ReactNode
}

/**
 * A record's form with its draft offer, conflict panel, errors and leave guard; read-only where changes are
 * not permitted.
 */
export function RecordForm({ form, className, children }: RecordFormProps): ReactElement {
  const mayWrite = useMay()('write')
  const { readOnly } = useMessages(sharedMessages)
  return (
    <>
      {form.draftOffer && <DraftOffer {...form.draftOffer} />}
      {form.conflict}
      {!mayWrite && <p className={styles.readOnly}>{readOnly}</p>}
      <form
        id={form.id}
        ref={form.element}
        noValidate
        onSubmit={form.submit}
        className={className ?? styles.form}
      >
        <FormErrorSummary errors={form.summary} />
        <fieldset key={form.fillKey} disabled={!mayWrite} className={styles.fields}>
          {children}
        </fieldset>
      </form>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discard} />
    </>
  )
}

interface FormDialogProps
  extends RecordFormProps,
    Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** Texts of the submit button. @default 'Save', 'Saving...' */
  submit?: readonly [idle: string, saving: string]
  /** Content at the other end of the footer. */
  aside?: ReactNode
  /** Content below the form. */
  below?: ReactNode
}

export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, submit, aside, below, className, children, ...dialog } = props
  const shared = useMessages(sharedMessages)
  const [idle, saving] = submit ?? [shared.save, shared.saving]
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {aside && <span className={styles.aside}>{aside}</span>}
          <Button onClick={dialog.onClose}>{shared.cancel}</Button>
          <Allowed to="write">
            <Button type="submit" form={form.id} variant="primary" loading={form.saving}>
              {form.saving ? saving : idle}
            </Button>
          </Allowed>
        </>
      }
    >
      <RecordForm form={form} className={className}>
        {children}
      </RecordForm>
      {below}
    </Dialog>
  )
}

interface NewDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** @default `title` */
  submitLabel?: string
  form: Pick<ReturnType<typeof useSubmittedForm>, 'errors' | 'isBusy'> & {
    element: ComponentProps<'form'>
  }
  /** The form takes something away. */
  danger?: boolean
  /** Content below the form. */
  below?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The dialog of a short form, which keeps nothing that was typed. */
export function NewDialog(props: NewDialogProps): ReactElement {
  const { submitLabel = props.title, form, danger, below, children, ...dialog } = props
  const { cancel } = useMessages(sharedMessages)
  const id = useId()
  return (
    <Dialog
      size="small"
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={form.isBusy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.element} id={id} className={styles.form}>
        <FormErrorSummary errors={form.errors} />
        {children}
      </form>
      {below}
    </Dialog>
  )
}
