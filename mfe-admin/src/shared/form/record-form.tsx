import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import styles from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordFormState } from './use-record-form.ts'

interface RecordFormProps {
  form: RecordFormState
  /** Layout of the fields. @default one below the other */
  className?: string | undefined
  children: ReactNode
}

/** A record's form with its draft offer, conflict panel, errors and leave guard. */
export function RecordForm({ form, className, children }: RecordFormProps): ReactElement {
  return (
    <>
      {form.draftOffer && <DraftOffer {...form.draftOffer} />}
      {form.conflict}
      <form
        id={form.id}
        ref={form.element}
        noValidate
        onSubmit={form.submit}
        className={className ?? styles.form}
      >
        <FormErrorSummary errors={form.summary} />
        <Fragment key={form.fillKey}>{children}</Fragment>
      </form>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discard} />
    </>
  )
}
