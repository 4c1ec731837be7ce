import { signInPath, useBeforeUnload, useBlocker, useMessages } from '@stampa/platform'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, useCallback } from 'react'
import { sharedMessages } from '../shared.messages.ts'

interface LeaveGuardProps {
  /** Called at the moment of leaving. */
  isDirty: () => boolean
  /** Called when the administrator gives the changes up. */
  onLeave: () => void
}

/** Asks before unsaved changes are lost: by navigation in its own dialog, by unloading in the browser's. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps): ReactElement {
  const shared = useMessages(sharedMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // At the end of a session there is nothing to decide: the draft is kept.
      nextLocation.pathname !== signInPath &&
      isDirty(),
  )
  useBeforeUnload(
    useCallback(
      event => {
        if (isDirty()) event.preventDefault()
      },
      [isDirty],
    ),
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={shared.discardQuestion}
      confirmLabel={shared.discard}
      cancelLabel={shared.keepEditing}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      {shared.discardText}
    </ConfirmDialog>
  )
}
