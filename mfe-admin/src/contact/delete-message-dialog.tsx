import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { ContactMessage } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'

interface DeleteMessageDialogProps {
  message: ContactMessage
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteMessageDialog({
  message,
  ...dialog
}: DeleteMessageDialogProps): ReactElement {
  const texts = useMessages(contactMessages)
  return (
    <DeleteDialog
      {...dialog}
      action={`/admin/contact/${message._id}`}
      question={texts.confirmDelete}
    >
      {message.name}, {message.email}. {texts.deleteNote}
    </DeleteDialog>
  )
}
