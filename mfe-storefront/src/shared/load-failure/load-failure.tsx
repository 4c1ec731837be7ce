import { ApiError } from '@stampa/api'
import {
  type Message,
  useLangOf,
  useLocation,
  useMessages,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { PageHeader } from '../page-header/page-header.tsx'
import { loadFailureMessages } from './load-failure.messages.ts'

/**
 * Stands where a page's data could not be loaded, with a way to try again. Any other error of
 * the page goes on to the shell.
 */
export function LoadFailure({ message }: { message: Message<string> }): ReactElement {
  const { title } = useMessages({ title: message })
  const { text, retry } = useMessages(loadFailureMessages)
  const langOf = useLangOf()
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigation()
  useEffect(() => {
    if (error instanceof ApiError) console.error(error)
  }, [error])
  if (!(error instanceof ApiError)) throw error
  return (
    <ErrorState
      title={<span lang={langOf(message)}>{title}</span>}
      // Going to where we are runs the loaders again and leaves the error behind.
      onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
      retryLabel={retry}
      retrying={navigation.state !== 'idle'}
    >
      {text}
    </ErrorState>
  )
}

interface PageFailureProps {
  /** Of the page that was to be shown. */
  messages: { title: Message<string>; failed: Message<string> }
}

/** Stands in place of a page whose data could not be loaded: its headline and what failed. */
export function PageFailure({ messages }: PageFailureProps): ReactElement {
  const { title } = useMessages(messages)
  return (
    <>
      <PageHeader title={title} />
      <LoadFailure message={messages.failed} />
    </>
  )
}
