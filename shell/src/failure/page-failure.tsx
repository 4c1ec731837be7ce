import { type ReactElement, useContext, useEffect } from 'react'
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router'
import { RemoteError } from '../remotes/remote-error.ts'
import { RemotesContext } from '../router/remotes-context.ts'
import { FailureView } from './failure-view.tsx'
import { NotFound } from './not-found.tsx'

/** Error boundary of a remote's pages and of addresses whose remote could not be loaded. */
export function PageFailure(): ReactElement {
  const error = useRouteError()
  const remotes = useContext(RemotesContext)
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigation()
  const notFound = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (!notFound) console.error(error)
  }, [error, notFound])

  if (notFound) return <NotFound />
  const retry = () => {
    if (error instanceof RemoteError) remotes?.retry(error.remote)
    // Navigating to the current address runs the loaders again and resets the boundary.
    navigate(location, { replace: true, preventScrollReset: true })
  }
  return (
    <FailureView
      failed={error instanceof RemoteError ? 'remote' : 'page'}
      onRetry={retry}
      retrying={navigation.state !== 'idle'}
    />
  )
}
