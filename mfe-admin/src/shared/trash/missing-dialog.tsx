import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'

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
