import { type ComponentType, type ReactElement, useState } from 'react'
import type { RemoteError } from '../remotes/remote-error.ts'
import { FailureView } from './failure-view.tsx'
import { remoteFailure } from './texts.ts'

const standIns = new WeakSet<ComponentType>()

/** Whether a page is only a {@link retryable} stand-in for one that could not be fetched. */
export function isStandIn(page: ComponentType): boolean {
  return standIns.has(page)
}

/**
 * A page that stands in for one that could not be fetched, and becomes it once a further
 * attempt succeeds.
 */
export function retryable(
  error: RemoteError,
  load: () => Promise<{ Component: ComponentType }>,
): ComponentType {
  console.error(error)
  function Retryable(): ReactElement {
    const [Page, setPage] = useState<ComponentType>()
    const [retrying, setRetrying] = useState(false)
    if (Page) return <Page />

    const retry = async () => {
      setRetrying(true)
      try {
        const { Component } = await load()
        setPage(() => Component)
      } catch (cause) {
        console.error(cause)
      } finally {
        setRetrying(false)
      }
    }
    return <FailureView {...remoteFailure} onRetry={retry} retrying={retrying} />
  }
  standIns.add(Retryable)
  return Retryable
}
