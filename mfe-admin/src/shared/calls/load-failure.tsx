import { ApiError } from '@stampa/api'
import {
  defineMessages,
  Link,
  type Message,
  useLanguage,
  useMessages,
  useRevalidator,
  useRouteError,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ErrorState, useRetry } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import { useAnswerText } from './answers.messages.ts'

interface LoadFailureProps {
  title: Message<string>
}

const failureMessages = defineMessages({
  forbidden: { en: 'Not allowed', el: 'Δεν επιτρέπεται' },
  forbiddenText: {
    en: 'Your role does not include this screen. An owner can change it.',
    el: 'Ο ρόλος σας δεν έχει αυτή την οθόνη. Μπορεί να τον αλλάξει ένας ιδιοκτήτης.',
  },
  toDashboard: { en: 'To the dashboard', el: 'Στην αρχική' },
})

/**
 * Shows the specification's text for data that could not be loaded, with a button to retry, or that the role
 * does not permit the screen. Rethrows other errors to the shell.
 */
export function LoadFailure({ title }: LoadFailureProps): ReactElement {
  const error = useRouteError()
  const language = useLanguage()
  const say = useAnswerText()
  const { retry } = useMessages(sharedMessages)
  const button = useRetry()
  if (!(error instanceof ApiError)) throw error
  if (error.status === 403) return <Forbidden />
  return (
    <>
      <h1>{title[language]}</h1>
      <ErrorState title={say(error.message)} retryLabel={retry} {...button} />
    </>
  )
}

/** In place of a screen or form that the role does not permit. */
export function Forbidden(): ReactElement {
  const texts = useMessages(failureMessages)
  return (
    <EmptyState
      title={texts.forbidden}
      titleAs="h1"
      action={<Button render={<Link to="/admin" />}>{texts.toDashboard}</Button>}
    >
      {texts.forbiddenText}
    </EmptyState>
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
