import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useContext, useEffect } from 'react'
import {
  isRouteErrorResponse,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router'
import { RemoteError, RemotesContext } from '../remotes/remotes.ts'
import { failureMessages } from './failure.messages.ts'
import styles from './failure-view.module.css'
import { FailureView } from './failure-view.tsx'

/** Error boundary of a remote's pages and of addresses that no remote has. */
export function PageFailure(): ReactElement {
  return <Failure error={useRouteError()} />
}

/** Page of an address whose remote could not be loaded; its data is the error. */
export function RemoteFailure(): ReactElement {
  return <Failure error={useLoaderData()} />
}

function Failure({ error }: { error: unknown }): ReactElement {
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

/** Shown for an unknown address; the server answers it with status 404. */
function NotFound(): ReactElement {
  const { notFoundTitle, notFoundText, home } = useMessages(failureMessages)
  return (
    <div className={styles.failure}>
      <EmptyState
        title={notFoundTitle}
        titleAs="h1"
        action={
          <Button variant="primary" render={<Link to="/" />}>
            {home}
          </Button>
        }
      >
        {notFoundText}
      </EmptyState>
    </div>
  )
}
