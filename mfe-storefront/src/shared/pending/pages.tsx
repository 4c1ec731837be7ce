import { Outlet, useLocation, useNavigation } from '@stampa/platform'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { PendingPageProps } from './pending-page.tsx'

/** Around every page of this remote: what shows while the next one is slow to come. */
export function Pages(): ReactElement {
  const destination = useSlowDestination()
  const PendingPage = usePendingPage()
  const pending = PendingPage && destination !== undefined
  return (
    <>
      {/* Kept as it is: a navigation may still be given up. */}
      <div hidden={pending}>
        <Outlet />
      </div>
      {pending && <PendingPage pathname={destination} />}
    </>
  )
}

/** Fetched with the first page that the visitor goes on to: the first view has no use for it. */
function usePendingPage(): ComponentType<PendingPageProps> | undefined {
  const leaving = useNavigation().state !== 'idle'
  const [Page, setPage] = useState<ComponentType<PendingPageProps>>()

  useEffect(() => {
    if (!leaving || Page) return
    import(/* webpackChunkName: "pending" */ './pending-page.tsx').then(
      ({ PendingPage }) => setPage(() => PendingPage),
      // The page that was there stays until the next one is.
      console.warn,
    )
  }, [leaving, Page])

  return Page
}

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
