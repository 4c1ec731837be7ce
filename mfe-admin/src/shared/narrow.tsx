import { type ReactNode, useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 48rem)')

/** Renders its content only on a narrow screen, in place of hidden columns. */
export function Narrow({ children }: { children: ReactNode }): ReactNode {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  return isNarrow ? children : null
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
