import { type IdentityAnswer, identityClient } from '@stampa/api'
import { apiOrigin, clearToken, getToken, publicFetch, signInAddress } from '@stampa/platform'
import { type LoaderFunctionArgs, redirect } from 'react-router'

type Administrator = IdentityAnswer<'/api/auth/user'>

export interface AdminFrameData {
  administrator: Administrator
}

/** A service that restarts answers again within moments; a sign-in form would be no help. */
const retryDelays = [0, 500, 1500]

/**
 * The guard of every admin page but the sign-in form: with no stored token, or if the
 * user check fails, the token is removed and the visitor is sent to the sign-in page.
 * A check that gets no answer, or a server error, is repeated before it counts as failed.
 */
export async function loadAdminFrame({ request }: LoaderFunctionArgs): Promise<AdminFrameData> {
  const signIn = signInAddress(new URL(request.url))
  const token = getToken()
  if (!token) throw redirect(signIn)
  for (const delay of retryDelays) {
    await new Promise(done => setTimeout(done, delay))
    const checked = await check(token)
    if (checked === 'unreachable') continue
    if (checked === 'refused') break
    return { administrator: checked }
  }
  clearToken()
  throw redirect(signIn)
}

async function check(token: string): Promise<Administrator | 'refused' | 'unreachable'> {
  const identity = identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
  try {
    const { data, response } = await identity.GET('/api/auth/user', {
      headers: { authorization: `Bearer ${token}` },
    })
    if (data) return data
    return response.status >= 500 ? 'unreachable' : 'refused'
  } catch {
    return 'unreachable'
  }
}
