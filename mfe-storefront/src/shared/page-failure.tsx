import { ApiError } from '@stampa/api'
import {
  defineMessages,
  type Message,
  useLangOf,
  useMessages,
  useRouteError,
} from '@stampa/platform'
import { ErrorState, useRetry } from '@stampa/ui/empty-state/error-state.tsx'
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

/**
 * Error view of a page whose data failed to load: its headline, the error and a button to try again. Errors that are
 * no answer of a service go to the shell.
 */
export function PageFailure({ messages: { title, failed } }: PageFailureProps): ReactElement {
  const texts = useMessages({ ...retryMessages, title, failed })
  const lang = useLangOf()(failed)
  const error = useRouteError()
  const retry = useRetry()
  useEffect(() => {
    if (error instanceof ApiError) console.error(error)
  }, [error])
  if (!(error instanceof ApiError)) throw error
  return (
    <>
      <PageHeader title={texts.title} />
      <ErrorState
        title={<span lang={lang}>{texts.failed}</span>}
        retryLabel={texts.retry}
        {...retry}
      >
        {texts.text}
      </ErrorState>
    </>
  )
}
