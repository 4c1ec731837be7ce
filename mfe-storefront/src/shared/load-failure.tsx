import { ApiError } from '@stampa/api'
import {
  defineMessages,
  isRouteErrorResponse,
  type Message,
  useLangOf,
  useLocation,
  useMessages,
  useNavigate,
  useNavigation,
  useRouteError,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { PageHeader } from './page-header/page-header.tsx'

const retryMessages = defineMessages({
  text: {
    el: 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    en: 'Check your connection and try again.',
  },
  retry: { el: 'Δοκιμή ξανά', en: 'Try again' },
})

interface PageFailureProps {
  messages: Record<'title' | 'failed', Message<string>>
}

/** Error view of a page whose data failed to load: its headline, the error and a button to try again. */
export function PageFailure({ messages }: PageFailureProps): ReactElement {
  const { title } = useMessages({ title: messages.title })
  return (
    <>
      <PageHeader title={title} />
      <LoadFailure message={messages.failed} />
    </>
  )
}

interface RecordFailureProps {
  messages: Record<'title' | 'failed' | 'notFound' | 'notFoundText', Message<string>>
  /** Link for a record that does not exist. */
  action: ReactElement
}

/** Error view of the page of one record: not found, or failed to load. */
export function RecordFailure({ messages, action }: RecordFailureProps): ReactElement {
  const { notFound, notFoundText } = messages
  const texts = useMessages({ notFound, notFoundText, title: messages.title })
  const lang = useLangOf()(notFound)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <PageFailure messages={messages} />
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState title={<span lang={lang}>{texts.notFound}</span>} action={action}>
        {texts.notFoundText}
      </EmptyState>
    </>
  )
}

/** Shows an error of a service with a button to try again; the shell handles other errors. */
function LoadFailure({ message }: { message: Message<string> }): ReactElement {
  const { text, retry } = useMessages(retryMessages)
  const { title } = useMessages({ title: message })
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
      // Navigating to the current location runs the loaders again and clears the error.
      onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
      retryLabel={retry}
      retrying={navigation.state !== 'idle'}
    >
      {text}
    </ErrorState>
  )
}
