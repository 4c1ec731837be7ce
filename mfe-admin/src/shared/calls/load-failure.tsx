import { ApiError } from '@stampa/api'
import {
  type Message,
  useLanguage,
  useLocation,
  useMessages,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from '@stampa/platform'
import { errorStateMessages } from '@stampa/ui/empty-state/error-state.messages.ts'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import { useAnswerText } from './use-answer-text.ts'

interface LoadFailureProps {
  /** Heading of the screen. */
  title: Message<string>
}

/**
 * Shows the specification's text for data that could not be loaded, with a button to retry. Rethrows other errors to
 * the shell.
 */
export function LoadFailure({ title }: LoadFailureProps): ReactElement {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigation()
  const language = useLanguage()
  const say = useAnswerText()
  const { retry } = useMessages(errorStateMessages)
  if (!(error instanceof ApiError)) throw error
  return (
    <>
      <h1>{title[language]}</h1>
      <ErrorState
        title={say(error.message)}
        // Navigation to the current address runs the loaders again and clears the error.
        onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
        retryLabel={retry}
        retrying={navigation.state !== 'idle'}
      />
    </>
  )
}

/** Says that a part of the screen failed to load, with a button that loads the screen again. */
export function ListFailure({ title }: { title: string }): ReactElement {
  const { retry } = useMessages(errorStateMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={title}
      onRetry={() => void revalidate()}
      retryLabel={retry}
      retrying={state !== 'idle'}
    />
  )
}
