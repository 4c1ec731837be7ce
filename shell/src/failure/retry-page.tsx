import { type ComponentType, type ReactElement, useState } from 'react'
import { FailureView } from './failure-view.tsx'

interface RetryPageProps {
  /** Fetches the real page anew. */
  load: () => Promise<{ Component: ComponentType }>
}

/** Stands in for a page that could not be fetched, and becomes it once a further attempt succeeds. */
export function RetryPage({ load }: RetryPageProps): ReactElement {
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
  return <FailureView failed="remote" onRetry={retry} retrying={retrying} />
}
