import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'

interface GoneDialogProps {
  title: string
  onClose: () => void
}

/** Stands for a record that was deleted, or never was. */
export function GoneDialog({ title, onClose }: GoneDialogProps): ReactElement {
  const shared = useMessages(sharedMessages)
  return (
    <Dialog
      open
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
