import { useFetcher } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import {
  type ComponentType,
  type FormEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react'
import { formOf } from './draft.ts'
import { DraftOffer } from './draft-offer.tsx'
import { useCloseForm } from './form-address.ts'
import { FormLink } from './form-link.tsx'
import styles from './form-modal.module.css'
import type { Outcome } from './outcome.ts'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { useResourceTexts } from './resource-texts.ts'
import { useAnswerText } from './use-answer-text.ts'
import { useConflict } from './use-conflict.tsx'
import { useDraft } from './use-draft.ts'
import { errorsOf, type FieldErrors, useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What the fields of a form are filled from. */
export interface FieldsProps<Row, Texts> {
  /** The stored record, for its images; undefined for a new one. */
  row: Row | undefined
  /** What the fields hold at first, by their names. */
  values: FormData
  errors: FieldErrors
  texts: Texts
}

export interface FormModalProps<Row extends Entity, Texts> {
  resource: Resource<Row>
  /** The record as the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record as it is now: another one, once someone else has changed it. */
  latest?: Row | undefined
  texts: Texts
  Fields: ComponentType<FieldsProps<Row, Texts>>
  /** What a field is called, for a choice between two versions of it. */
  labelOf: (field: string) => string
  /** How wide it is. @default 'medium' */
  size?: 'medium' | 'large'
  /** What a value of a field is called, where it is not said by itself: that of an id. */
  valueLabel?: ((field: string, value: string) => string | undefined) | undefined
}

/**
 * The form of a record over its list. Leaving it with unsaved changes asks; what was typed is kept
 * as a draft until it is saved or given up.
 */
export function FormModal<Row extends Entity, Texts>(
  props: FormModalProps<Row, Texts>,
): ReactElement {
  const { resource, row, latest, texts, Fields, labelOf, valueLabel, size = 'medium' } = props
  const { shared, words } = useResourceTexts(resource)
  const say = useAnswerText()
  const paths = pathsOf(resource)
  const address = row ? paths.edit(row._id) : paths.new
  const id = useId()
  const fetcher = useFetcher<Outcome>()
  const { data: outcome, state } = fetcher
  const saving = state !== 'idle'
  const close = useCloseForm(resource)
  const form = useFormState(outcome)

  const [base, setBase] = useState(() => ({ form: resource.toForm(row), version: row?.version }))
  const [values, setValues] = useState(base.form)
  const theirs = useMemo(() => latest && resource.toForm(latest), [resource, latest])
  const opened = base.form
  const conflict = useConflict({ outcome, opened, theirs, labelOf, valueLabel })
  const draft = useDraft({ key: address, form: form.element, isDirty: form.isDirty, base })
  const guard = useLeaveGuard(form.isDirty)

  const refusal = outcome && !outcome.ok ? outcome : undefined
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    draft.flush()
    const sent = conflict.resolve(new FormData(event.currentTarget))
    // Once a conflict has been told, saving is made from the newest version.
    const version = conflict.panel ? latest?.version : base.version
    if (version !== undefined) sent.set('version', `${version}`)
    fetcher.submit(sent, {
      method: row ? 'put' : 'post',
      action: address,
      encType: 'multipart/form-data',
    })
  }

  const isDone = outcome?.ok === true && !saving
  const onDone = useEffectEvent(() => {
    draft.drop()
    close()
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const hasConflict = conflict.panel !== undefined
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const summary = useMemo(
    () => (refusal?.message && !hasConflict ? [{ message: say(refusal.message) }] : []),
    [refusal, hasConflict, say],
  )
  return (
    <>
      <Dialog
        open
        size={size}
        title={row ? shared.editTitle(words.noun) : words.fresh}
        onClose={close}
        footer={
          <>
            {row && (
              <span className={styles.aside}>
                <Button variant="quiet" render={<FormLink path={paths.history(row._id)} />}>
                  {shared.history}
                </Button>
              </span>
            )}
            <Button onClick={close}>{shared.cancel}</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {saving ? shared.saving : shared.save}
            </Button>
          </>
        }
      >
        {draft.offered && (
          <DraftOffer
            draft={draft.offered}
            onTake={() => {
              const { opened, version, fields } = draft.offered ?? { opened: [], fields: [] }
              setBase({ form: formOf(opened), version })
              setValues(formOf(fields))
              draft.settle()
            }}
            onRefuse={() => {
              draft.drop()
              draft.settle()
            }}
          />
        )}
        {conflict.panel}
        <form
          id={id}
          ref={form.ref}
          noValidate
          onSubmit={save}
          onInput={draft.changed}
          className={styles.form}
        >
          <FormErrorSummary errors={summary} />
          {/* Filled anew when a draft is taken. */}
          <Fields
            key={`${values === base.form}`}
            row={row}
            values={values}
            errors={errors}
            texts={texts}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        open={guard.asking}
        title={shared.discardQuestion}
        confirmLabel={shared.discard}
        cancelLabel={shared.keepEditing}
        danger
        onConfirm={() => {
          draft.drop()
          guard.leave()
        }}
        onCancel={guard.stay}
      >
        {shared.discardText}
      </ConfirmDialog>
    </>
  )
}
