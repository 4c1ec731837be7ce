import { useLanguage, useLocation, useNavigation } from '@stampa/platform'
import { useEffect, useState } from 'react'
import { nav } from '../nav.ts'
import { screenOf } from './screen.ts'

/** Until then, in ms, the old screen stays: most data is faster, and nothing should flicker. */
const patience = 200

/** Heading of the screen that a slow navigation leads to, once it is worth showing. */
export function useComingScreen(): string | undefined {
  const language = useLanguage()
  const current = screenOf(useLocation().pathname)
  const next = useNavigation().location?.pathname
  const coming = next === undefined || screenOf(next) === current ? undefined : screenOf(next)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    if (coming === undefined) return
    const timer = setTimeout(() => setShown(coming), patience)
    return () => {
      clearTimeout(timer)
      setShown(undefined)
    }
  }, [coming])

  if (shown !== coming) return undefined
  const entry = nav.find(({ to }) => to === shown)
  return entry?.labels?.[language] ?? entry?.label
}
