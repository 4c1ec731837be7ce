import { useMessages } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** Asks whether unsaved changes may be lost, while somebody is about to leave them. */
export function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }): ReactElement {
  const shared = useMessages(sharedMessages)
  return (
    <ConfirmDialog
      open={guard.asking}
      title={shared.discardQuestion}
      confirmLabel={shared.discard}
      cancelLabel={shared.keepEditing}
      danger
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {shared.discardText}
    </ConfirmDialog>
  )
}
