import { useFetcher } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'

export interface DeleteDialogProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
  /** What else changes when the record is deleted. */
  consequence: string | undefined
  onClose: () => void
}

/** Asks before a record is deleted, and tells there if that fails. */
export function DeleteDialog<Row extends Entity>({
  resource,
  row,
  consequence,
  onClose,
}: DeleteDialogProps<Row>): ReactElement {
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const { shared, words } = useResourceTexts(resource)
  const say = useAnswerText()
  const pending = state !== 'idle'
  const isDone = outcome?.ok === true && !pending
  const onDone = useEffectEvent(() => {
    onClose()
    // The button that asked for it is gone with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  return (
    <ConfirmDialog
      open
      title={shared.deleteQuestion(words.this)}
      confirmLabel={pending ? shared.deleting : shared.confirmDelete}
      cancelLabel={shared.cancel}
      danger
      pending={pending}
      error={outcome && !outcome.ok && outcome.message ? say(outcome.message) : undefined}
      onConfirm={() => submit(null, { method: 'delete', action: pathsOf(resource).edit(row._id) })}
      onCancel={onClose}
    >
      {shared.deleteText(resource.nameOf(row))} {consequence}
    </ConfirmDialog>
  )
}
