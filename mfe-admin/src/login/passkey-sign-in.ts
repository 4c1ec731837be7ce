import { startAuthentication } from '@simplewebauthn/browser'
import { ApiError, identityClient, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, apiOrigin, publicFetch } from '@stampa/platform'
import { enter, signInOptions } from './login.data.ts'

/** Signs in by a passkey, which the browser lets its person choose. */
export function signInByPasskey({ request }: ActionFunctionArgs) {
  return enter(request, async identity => {
    const anonymous = identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
    const call = anonymous.POST('/api/auth/login/passkey/options')
    const optionsJSON = await unwrap(call, signInOptions)
    const { id, response } = await startAuthentication({ optionsJSON }).catch(cause => {
      // The person has cancelled, or the browser has no passkey of this site.
      throw new ApiError('No passkey was used', 0, {}, cause)
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    const body = { id, clientDataJSON, authenticatorData, signature, userHandle }
    return unwrap(identity.POST('/api/auth/login/passkey', { body }), signInOptions)
  })
}
