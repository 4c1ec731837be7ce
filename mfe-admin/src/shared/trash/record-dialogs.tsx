import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useSubmit } from '../calls/use-submit.ts'
import styles from '../form/form.module.css'
import { Allowed } from '../permissions.tsx'
import { sharedMessages } from '../shared.messages.ts'

interface DeleteDialogProps {
  /** Address of the route whose action deletes. */
  action: string
  question: string
  /** Name of the record: sent to the action as `name`, for its notice. */
  name?: string | undefined
  children: ReactNode
  onClose: () => void
  /** Called after the deletion. @default `onClose`, then focus on the page */
  onDeleted?: (() => void) | undefined
}

/** A button at the end of a dialog's footer that deletes its record. */
export function DeleteButton(props: Omit<DeleteDialogProps, 'onClose'>): ReactElement {
  const { confirmDelete } = useMessages(sharedMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <span className={styles.aside}>
      <Allowed to="delete">
        <Button variant="quiet" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          {confirmDelete}
        </Button>
      </Allowed>
      {isAsking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </span>
  )
}

/** Asks for confirmation, deletes the record and shows an error if that fails. */
export function DeleteDialog(props: DeleteDialogProps): ReactElement {
  const { action, question, name = '', children, onClose } = props
  const shared = useMessages(sharedMessages)
  const { submit, isSaving, failure } = useSubmit(() => {
    if (props.onDeleted) return props.onDeleted()
    onClose()
    // The button that opened the dialog was removed with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={isSaving ? shared.deleting : shared.confirmDelete}
      pending={isSaving}
      error={failure}
      onConfirm={() => submit({ name }, { method: 'delete', action })}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}

interface MissingDialogProps {
  title: string
  onClose: () => void
}

/** Replaces the dialog of a record that does not exist or was deleted. */
export function MissingDialog({ title, onClose }: MissingDialogProps): ReactElement {
  const shared = useMessages(sharedMessages)
  return (
    <Dialog
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {shared.backToList}
        </Button>
      }
    >
      <p>{shared.missingText}</p>
    </Dialog>
  )
}
