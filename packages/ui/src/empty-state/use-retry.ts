import { useLocation, useNavigate, useNavigation } from '@stampa/platform'

/** Returns the button of an `<ErrorState>` in place of a page that failed to load. */
export function useRetry() {
  const navigate = useNavigate()
  const location = useLocation()
  const { state } = useNavigation()
  return {
    // A navigation to the current address runs the loaders again and clears the error.
    onRetry: () => void navigate(location, { replace: true, preventScrollReset: true }),
    retrying: state !== 'idle',
  }
}
