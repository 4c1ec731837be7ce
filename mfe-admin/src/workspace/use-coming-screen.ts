import { useLanguage, useLocation, useNavigation } from '@stampa/platform'
import { useEffect, useState } from 'react'
import { nav } from '../nav.ts'

/**
 * Returns the address of the screen: for a form, its list.
 *
 * @example screenOf('/admin/products/edit/1') // '/admin/products'
 */
export function screenOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}

/** Delay before the skeleton replaces the old screen, ms: most data arrives sooner, and nothing flickers. */
const delay = 200

/** Returns the title of the screen that a slow navigation leads to. */
export function useComingScreen(): string | undefined {
  const language = useLanguage()
  const current = screenOf(useLocation().pathname)
  const next = useNavigation().location?.pathname
  const coming = next === undefined || screenOf(next) === current ? undefined : screenOf(next)
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    if (coming === undefined) return
    const timer = setTimeout(() => setShown(coming), delay)
    return () => {
      clearTimeout(timer)
      setShown(undefined)
    }
  }, [coming])

  if (shown !== coming) return undefined
  const entry = nav.find(({ to }) => to === shown)
  return entry?.labels?.[language] ?? entry?.label
}
