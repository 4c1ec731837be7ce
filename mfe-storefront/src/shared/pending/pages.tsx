import { Outlet, useNavigation } from '@stampa/platform'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { PendingPageProps } from './pending-page.tsx'
import { useSlowDestination } from './use-slow-destination.ts'

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
