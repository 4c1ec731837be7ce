import { useFetcher, useMessages } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import { sharedMessages } from '../shared.messages.ts'

interface RemoveDialogProps {
  /** The route whose action deletes. */
  action: string
  /** As the specification words it. */
  question: string
  /** What the record is called, told to the action as `name`, for a notice that says so. */
  name?: string | undefined
  /** What follows from it. */
  children: ReactNode
  onClose: () => void
  /** After it is deleted, in place of `onClose`. */
  onDeleted?: (() => void) | undefined
}

/** Asks before something is deleted, and tells there if that fails. */
export function RemoveDialog(props: RemoveDialogProps): ReactElement {
  const { action, question, name = '', children, onClose } = props
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const pending = state !== 'idle'
  const isDone = outcome?.ok === true && !pending
  const onDone = useEffectEvent(() => {
    if (props.onDeleted) return props.onDeleted()
    onClose()
    // The button that asked for it is gone with its row.
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
