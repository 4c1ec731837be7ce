import { LanguageContext, type RouteHandle } from '@stampa/platform'
import { type ComponentType, type ReactElement, useContext, useState } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { applyHead, headOf } from '../router/head.ts'
import { FailureView } from './failure-view.tsx'

/** Exports of a page's module that the shell reads. */
export interface Page {
  Component: ComponentType
  handle?: RouteHandle
}

/**
 * Replaces a page whose code could not be fetched, and becomes that page after a successful retry.
 *
 * @param props.load fetches the page again
 */
export function RetryPage({ load }: { load: () => Promise<Page> }): ReactElement {
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
