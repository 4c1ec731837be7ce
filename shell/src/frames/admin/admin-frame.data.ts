import { type IdentityAnswer, identityClient } from '@stampa/api'
import { apiOrigin, clearToken, getToken, signInAddress, tokenFetch } from '@stampa/platform'
import { type LoaderFunctionArgs, redirect } from 'react-router'

type Administrator = IdentityAnswer<'/api/auth/user'>

export interface AdminFrameData {
  administrator: Administrator
}

/** Delays before each attempt, ms: a restarting service answers within moments. */
const retryDelays = [0, 500, 1500]

/**
 * Guards every admin page but the sign-in form. Without a token, or when the user check fails, removes the token and
 * redirects to the sign-in page. A check without an answer or with a server error is retried first.
 */
export async function loadAdminFrame({ request }: LoaderFunctionArgs): Promise<AdminFrameData> {
  const signIn = signInAddress(new URL(request.url))
  if (!getToken()) throw redirect(signIn)
  for (const delay of retryDelays) {
    await new Promise(done => setTimeout(done, delay))
    const checked = await check()
    if (checked === 'unreachable') continue
    if (checked === 'refused') break
    return { administrator: checked }
  }
  clearToken()
  throw redirect(signIn)
}

async function check(): Promise<Administrator | 'refused' | 'unreachable'> {
  const identity = identityClient({ baseUrl: apiOrigin, fetch: tokenFetch })
  try {
    const { data, response } = await identity.GET('/api/auth/user')
    if (data) return data
    return response.status >= 500 ? 'unreachable' : 'refused'
  } catch {
    return 'unreachable'
  }
}
