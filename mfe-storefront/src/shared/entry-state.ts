import { useLocation } from '@stampa/platform'
import { useSyncExternalStore } from 'react'

const none = {}

/**
 * Returns the state that a link gave to this history entry; empty in the server's first view, which does not
 * know it.
 */
export function useEntryState<State extends object>(): Partial<State> {
  const location = useLocation()
  return useSyncExternalStore(
    () => () => undefined,
    () => location.state ?? none,
    () => none,
  )
}
