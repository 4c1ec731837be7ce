import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import styles from './record-form.module.css'
import type { RecordFormState } from './use-record-form.ts'

interface RecordFormProps {
  form: RecordFormState
  /** How its fields stand. @default one below the other */
  className?: string | undefined
  /** The fields, filled from the form's `values`. */
  children: ReactNode
}

/** A record's form, below what has to be decided about it. Leaving it with unsaved changes asks. */
export function RecordForm({ form, className, children }: RecordFormProps): ReactElement {
  return (
    <>
      {form.offer && <DraftOffer {...form.offer} />}
      {form.conflict}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what buttons change, by mouse or key, makes no input. */}
      <form
        id={form.id}
        ref={form.ref}
        noValidate
        onSubmit={form.submit}
        onInput={form.changed}
        onClick={form.changed}
        className={className ?? styles.form}
      >
        <FormErrorSummary errors={form.summary} />
        <Fragment key={form.filling}>{children}</Fragment>
      </form>
      <LeaveDialog guard={form.guard} />
    </>
  )
}
