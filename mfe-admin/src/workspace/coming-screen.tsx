import { useLanguage, useLocation, useMessages, useNavigation } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { Skeleton } from '@stampa/ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useEffect, useState } from 'react'
import { nav } from '../nav.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import styles from './coming-screen.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function ComingScreen({ title }: { title: string }): ReactElement {
  const { loading } = useMessages(sharedMessages)
  return (
    <>
      <PageHeader title={title} />
      <VisuallyHidden>
        <span role="status">{loading(title)}</span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.search}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.rows}>
          {rows.map(row => (
            <div key={row} className={styles.row}>
              <Skeleton shape="block" className={styles.image} />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

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
