import { Outlet, useLocation, useNavigation } from '@stampa/platform'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { PendingPageProps } from './pending-page.tsx'

/** Wraps every page of this remote and shows a skeleton while the next page loads slowly. */
export function Pages(): ReactElement {
  const destination = useSlowDestination()
  const PendingPage = usePendingPage()
  const pending = PendingPage && destination !== undefined
  return (
    <>
      {/* Hidden, not removed: the navigation may be aborted. */}
      <div hidden={pending}>
        <Outlet />
      </div>
      {pending && <PendingPage pathname={destination} />}
    </>
  )
}

/** Loads the skeletons on the first navigation: the first view does not need them. */
function usePendingPage(): ComponentType<PendingPageProps> | undefined {
  const navigating = useNavigation().state !== 'idle'
  const [Page, setPage] = useState<ComponentType<PendingPageProps>>()

  useEffect(() => {
    if (!navigating || Page) return
    import(/* webpackChunkName: "pending" */ './pending-page.tsx').then(
      ({ PendingPage }) => setPage(() => PendingPage),
      // Without skeletons the current page stays until the next one has loaded.
      console.warn,
    )
  }, [navigating, Page])

  return Page
}

/** Loading time after which a skeleton replaces the current page, ms. */
const patience = 250

/** Returns the path of a page that has been loading for longer than `patience`. */
function useSlowDestination(): string | undefined {
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
