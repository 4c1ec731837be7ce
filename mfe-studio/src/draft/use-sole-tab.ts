import { useEffect, useState } from 'react'

/** Web Lock of the tab that stores the design. */
const lockName = 'stampa-studio'

/**
 * Lets one tab of the browser store the design: all tabs share one place.
 *
 * @param stores whether this tab stores what it shows
 * @returns whether it may store, which another tab may end by taking over; undefined while that is not known
 */
export function useSoleTab(stores: boolean): boolean | undefined {
  // Browsers have the locks on HTTPS only.
  const isAlone = !stores || typeof navigator === 'undefined' || !navigator.locks
  const [isSole, setSole] = useState(isAlone ? true : undefined)

  useEffect(() => {
    if (isAlone) return
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    navigator.locks
      .request(lockName, { ifAvailable: true }, lock => {
        setSole(lock !== null)
        return lock ? left : undefined
      })
      // Another tab has taken over.
      .catch(() => setSole(false))
    return leave
  }, [isAlone])

  return isSole
}

/** Takes the design over from the other tab, as that one has stored it. */
export async function takeOver(): Promise<void> {
  await navigator.locks.request(lockName, { steal: true }, () => undefined)
  location.reload()
}
