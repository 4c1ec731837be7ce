import { Outlet } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PendingPage } from './pending-page.tsx'
import { useSlowDestination } from './use-slow-destination.ts'

/** Around every page of this remote: what shows while the next one is slow to come. */
export function Pages(): ReactElement {
  const destination = useSlowDestination()
  return (
    <>
      {/* Kept as it is: a navigation may still be given up. */}
      <div hidden={destination !== undefined}>
        <Outlet />
      </div>
      {destination !== undefined && <PendingPage pathname={destination} />}
    </>
  )
}
