import { ApiError } from '@stampa/api'
import {
  type Message,
  useLanguage,
  useMessages,
  useRevalidator,
  useRouteError,
} from '@stampa/platform'
import { ErrorState, useRetry } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import { useAnswerText } from './use-answer-text.ts'

interface LoadFailureProps {
  title: Message<string>
}

/**
 * Shows the specification's text for data that could not be loaded, with a button to retry. Rethrows other errors to
 * the shell.
 */
export function LoadFailure({ title }: LoadFailureProps): ReactElement {
  const error = useRouteError()
  const language = useLanguage()
  const say = useAnswerText()
  const { retry } = useMessages(sharedMessages)
  const button = useRetry()
  if (!(error instanceof ApiError)) throw error
  return (
    <>
      <h1>{title[language]}</h1>
      <ErrorState title={say(error.message)} retryLabel={retry} {...button} />
    </>
  )
}

/** Says that a part of the screen failed to load, with a button that loads the screen again. */
export function ListFailure({ title }: { title: string }): ReactElement {
  const { retry } = useMessages(sharedMessages)
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
