import { type ReactNode, useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 48rem)')

/** What stands in a row only where there is no room for the other columns. Elsewhere it is not even made. */
export function Narrow({ children }: { children: ReactNode }): ReactNode {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  return isNarrow ? children : null
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
