import { signInPath, useBeforeUnload, useBlocker } from '@stampa/platform'
import { useCallback } from 'react'

interface LeaveGuard {
  /** Someone wants to leave and has to be asked. */
  asking: boolean
  leave: () => void
  stay: () => void
}

/**
 * Keeps unsaved changes from getting lost: holds a navigation to another address until it is
 * answered, and lets the browser ask before the document goes.
 *
 * @param isDirty asked at the moment of leaving
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // The session has ended: there is nothing to decide, and the draft is kept.
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
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
