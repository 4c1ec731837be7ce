import { useMessages, useRevalidator } from '@stampa/platform'
import { errorStateMessages } from '@stampa/ui/empty-state/error-state.messages.ts'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'

/** Stands for the list of a tab that could not be loaded: what is missing must not look as if there were nothing. */
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
