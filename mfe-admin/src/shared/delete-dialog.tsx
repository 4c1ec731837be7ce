import { useFetcher } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import type { Outcome } from './outcome.ts'
import { type Entity, pathsOf, type Resource } from './resource.ts'

export interface DeleteDialogProps<Row extends Entity> {
  resource: Resource<Row>
  row: Row
  onClose: () => void
}

/** Asks before a record is deleted, and tells there if that fails. */
export function DeleteDialog<Row extends Entity>({
  resource,
  row,
  onClose,
}: DeleteDialogProps<Row>): ReactElement {
  const { data: outcome, state, submit } = useFetcher<Outcome>()
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
      title={`Are you sure you want to delete this ${resource.noun}?`}
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      danger
      pending={pending}
      error={outcome && !outcome.ok ? outcome.message : undefined}
      onConfirm={() => submit(null, { method: 'delete', action: pathsOf(resource).edit(row._id) })}
      onCancel={onClose}
    >
      “{resource.nameOf(row)}” will be gone for good. {resource.consequenceOf?.(row)}
    </ConfirmDialog>
  )
}
