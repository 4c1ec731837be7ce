import { getToken, onTokenChange, useNavigation } from '@stampa/platform'
import { startTransition, useEffect, useState } from 'react'

/**
 * Whether there is a token, also when it is removed in another tab. While a navigation is under
 * way, as after logging out here, the answer stays: the screen is about to go.
 */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(() => getToken() !== null)
  const { state } = useNavigation()
  useEffect(
    // In a transition, to become known together with a navigation that begins at the same time.
    () => onTokenChange(() => startTransition(() => setSignedIn(getToken() !== null))),
    [],
  )
  return signedIn || state !== 'idle'
}
