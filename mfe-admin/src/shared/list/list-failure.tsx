import { useMessages, useRevalidator } from '@stampa/platform'
import { errorStateMessages } from '@stampa/ui/empty-state/error-state.messages.ts'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'

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
