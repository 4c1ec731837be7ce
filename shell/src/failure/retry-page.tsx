import { LanguageContext } from '@stampa/platform'
import { type ComponentType, type ReactElement, useContext, useState } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import type { Page } from '../remotes/page.ts'
import { applyHead, headOf } from '../router/head.ts'
import { FailureView } from './failure-view.tsx'

interface RetryPageProps {
  /** Fetches the real page again. */
  load: () => Promise<Page>
}

/** Replaces a page whose code could not be fetched, and becomes that page after a successful retry. */
export function RetryPage({ load }: RetryPageProps): ReactElement {
  const [Component, setComponent] = useState<ComponentType>()
  const [retrying, setRetrying] = useState(false)
  const data: unknown = useLoaderData()
  const params = useParams()
  const { search } = useLocation()
  const language = useContext(LanguageContext)
  if (Component) return <Component />

  const retry = async () => {
    setRetrying(true)
    try {
      const page = await load()
      setComponent(() => page.Component)
      // The router still has the route without the page's handle.
      const head = headOf([{ handle: page.handle, data, params }], search, language)
      if (head) applyHead(head)
    } catch (cause) {
      console.error(cause)
    } finally {
      setRetrying(false)
    }
  }
  return <FailureView failed="remote" onRetry={retry} retrying={retrying} />
}
