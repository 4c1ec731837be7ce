import { useFetcher } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
} from 'react'
import { useCloseForm } from './form-address.ts'
import styles from './form-modal.module.css'
import type { Outcome } from './outcome.ts'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

export interface FormModalProps<Row extends Entity> {
  resource: Resource<Row>
  /** The record as the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record's version as it is now: a later one, once someone else has changed it. */
  latestVersion?: number | undefined
  /** The fields, filled from the record. */
  fields: (row: Row | undefined, errors: FieldErrors) => ReactNode
}

/** The form of a record over its list. Leaving it with unsaved changes asks. */
export function FormModal<Row extends Entity>({
  resource,
  row,
  latestVersion,
  fields,
}: FormModalProps<Row>): ReactElement {
  const { noun } = resource
  const paths = pathsOf(resource)
  const id = useId()
  const fetcher = useFetcher<Outcome>()
  const { data: outcome, state } = fetcher
  const saving = state !== 'idle'
  const close = useCloseForm(resource)
  const form = useFormState(outcome)
  const guard = useLeaveGuard(form.isDirty)

  // A conflict has been told: saving again is then a decision, and made from the newest version.
  const changedMeanwhile = outcome && !outcome.ok && outcome.meanwhile === 'changed'
  const version = changedMeanwhile ? latestVersion : row?.version

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    const values = new FormData(event.currentTarget)
    if (row) values.set('version', `${version}`)
    fetcher.submit(values, {
      method: row ? 'put' : 'post',
      action: row ? paths.edit(row._id) : paths.new,
      encType: 'multipart/form-data',
    })
  }

  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(close)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const errors = useMemo(() => errorsOf(outcome), [outcome])
  const summary = useMemo(
    () => (outcome && !outcome.ok && outcome.message ? [{ message: outcome.message }] : []),
    [outcome],
  )
  return (
    <>
      <Dialog
        open
        title={row ? `Edit ${noun}` : `New ${noun}`}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {saving ? 'Saving...' : 'Save'}
            </Button>
          </>
        }
      >
        <form id={id} ref={form.ref} noValidate onSubmit={save} className={styles.form}>
          <FormErrorSummary errors={summary} />
          {fields(row, errors)}
        </form>
      </Dialog>
      <ConfirmDialog
        open={guard.asking}
        title="Discard unsaved changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        What you have entered has not been saved.
      </ConfirmDialog>
    </>
  )
}

function errorsOf(outcome: Outcome | undefined): FieldErrors {
  if (!outcome || outcome.ok) return {}
  return Object.fromEntries(outcome.fields.map(({ field, message }) => [field, message]))
}
