import { ApiError } from '@stampa/api'
import { useLocation, useNavigate, useNavigation, useRouteError } from '@stampa/platform'
import { ErrorState } from '@stampa/ui/empty-state/error-state.tsx'
import { type ReactElement, useEffect } from 'react'

/**
 * Stands where a page's data could not be loaded, with a way to try again. Any other error of
 * the page goes on to the shell.
 */
export function LoadFailure({ title }: { title: string }): ReactElement {
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
      title={title}
      // Going to where we are runs the loaders again and leaves the error behind.
      onRetry={() => navigate(location, { replace: true, preventScrollReset: true })}
      retrying={navigation.state !== 'idle'}
    >
      Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
    </ErrorState>
  )
}
