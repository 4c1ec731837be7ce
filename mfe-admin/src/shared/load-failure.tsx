import { ApiError } from '@stampa/api'
import { useLocation, useNavigate, useNavigation, useRouteError } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import type { ReactElement } from 'react'

/**
 * Stands where a screen's data could not be loaded, with the specification's text and a way to
 * try again. Any other error is the shell's to show.
 */
export function LoadFailure({ title }: { title: string }): ReactElement {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigation()
  if (!(error instanceof ApiError)) throw error
  return (
    <>
      <h1>{title}</h1>
      <ErrorState
        title={error.message}
        // Going to where we are runs the loaders again and leaves the error behind.
        onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
        retrying={navigation.state !== 'idle'}
      />
    </>
  )
}
