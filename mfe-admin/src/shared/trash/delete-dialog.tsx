import { useFetcher, useMessages } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { sharedMessages } from '../shared.messages.ts'

interface DeleteDialogProps {
  /** Address of the route whose action deletes. */
  action: string
  /** Title of the dialog. */
  question: string
  /** Name of the record: sent to the action as `name`, for its notice. */
  name?: string | undefined
  /** Consequences of the deletion. */
  children: ReactNode
  onClose: () => void
  /** Called after the deletion. @default `onClose`, then focus on the page */
  onDeleted?: (() => void) | undefined
}

/** Asks for confirmation, deletes the record and shows an error if that fails. */
export function DeleteDialog(props: DeleteDialogProps): ReactElement {
  const { action, question, name = '', children, onClose } = props
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const pending = state !== 'idle'
  const isDone = outcome?.ok === true && !pending
  const onDone = useEffectEvent(() => {
    if (props.onDeleted) return props.onDeleted()
    onClose()
    // The button that opened the dialog was removed with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const refusal = outcome && !outcome.ok && !pending ? outcome.message : undefined
  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={pending ? shared.deleting : shared.confirmDelete}
      cancelLabel={shared.cancel}
      danger
      pending={pending}
      error={refusal && say(refusal)}
      onConfirm={() => submit({ name }, { method: 'delete', action })}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
