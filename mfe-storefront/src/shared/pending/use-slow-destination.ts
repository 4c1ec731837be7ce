import { useLocation, useNavigation } from '@stampa/platform'
import { useEffect, useState } from 'react'

/** A page that arrives within this many ms follows the last one directly, without a flicker. */
const patience = 250

/** Path of the page that has been loading for a while; undefined most of the time. */
export function useSlowDestination(): string | undefined {
  const { pathname } = useLocation()
  const target = useNavigation().location?.pathname
  const destination = target === pathname ? undefined : target
  const [slow, setSlow] = useState<string>()

  useEffect(() => {
    if (destination === undefined) return
    const timer = setTimeout(() => {
      setSlow(destination)
      scrollTo({ top: 0, behavior: 'instant' })
    }, patience)
    return () => clearTimeout(timer)
  }, [destination])

  return slow === destination ? slow : undefined
}
