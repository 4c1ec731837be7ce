import { identityClient, identityRules, unwrap } from '@stampa/api'
import {
  type ActionFunctionArgs,
  apiOrigin,
  clearToken,
  getToken,
  type LoaderFunctionArgs,
  redirect,
  setToken,
  signInFetch,
  signInPath,
  tokenFetch,
} from '@stampa/platform'
import { passwordPath } from '../account/account.data.ts'
import { refusalOf, refused } from '../shared/calls/outcome.ts'
import { claimDrafts, expireDrafts, forgetDrafts } from '../shared/form/draft-store.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues } from '../shared/form/values.ts'

export type Credentials = {
  email: string
  password: string
  /** Of an authenticator app, or for recovery; asked when the account has a second factor. */
  code: string
}

export const loginRules = rulesOf(identityRules['/api/auth/login'])

/** Redirects a signed-in administrator; removes an invalid token. */
export async function checkSession({ request }: LoaderFunctionArgs): Promise<null> {
  if (!getToken()) {
    // An ended session comes with `from`; without it the administrator has signed out.
    await (new URL(request.url).searchParams.has('from') ? expireDrafts() : forgetDrafts())
    return null
  }
  const status = await identityClient({ baseUrl: apiOrigin, fetch: tokenFetch })
    .GET('/api/auth/user')
    .then(({ response }) => response.status)
    // An unavailable service does not make the token invalid.
    .catch(() => undefined)
  if (status === 200) throw redirect(landingOf(request.url))
  if (status !== undefined && status < 500) {
    clearToken()
    await expireDrafts()
  }
  return null
}

export async function signIn({ request }: ActionFunctionArgs) {
  const { values } = await readValues<Credentials>(request)
  const { code, ...credentials } = values
  const body = { ...credentials, email: values.email.trim(), ...(code !== '' && { code }) }
  const fields = Object.keys(values)
  const call = (identity: Identity) =>
    unwrap(identity.POST('/api/auth/login', { body }), signInOptions)
  return enter(request, call, fields)
}

export const signInOptions = { fallback: 'Login failed', preferServerMessage: true }

type Identity = ReturnType<typeof identityClient>

interface Session {
  token: string
  user: { passwordExpiresAt?: string }
}

/**
 * Signs in, stores the token, and goes to the page of `?from=`.
 *
 * @param call returns the session, by calls whose proof binds its token to this browser
 * @param fields of the form, which can show errors
 */
export async function enter(
  request: Request,
  call: (identity: Identity) => Promise<Session>,
  fields: readonly string[] = [],
) {
  let landing = landingOf(request.url)
  try {
    const { token, user } = await call(identityClient({ baseUrl: apiOrigin, fetch: signInFetch }))
    setToken(token)
    await claimDrafts()
    if (user.passwordExpiresAt !== undefined) landing = passwordPath
  } catch (error) {
    return refused(refusalOf(error, fields))
  }
  throw redirect(landing)
}

/** The page after a sign-in without `from`. */
const home = '/admin'

/**
 * Returns the page after a sign-in: the back-office page of `?from=`. Any other address is ignored, so that no link
 * redirects an administrator to another site.
 *
 * @param address of the sign-in page
 */
export function landingOf(address: string): string {
  const wanted = new URL(address).searchParams.get('from') ?? home
  const base = new URL(address).origin
  if (!URL.canParse(wanted, base)) return home
  const { origin, pathname, search } = new URL(wanted, base)
  const isOurs = origin === base && (pathname === home || pathname.startsWith(`${home}/`))
  return isOurs && pathname !== signInPath ? pathname + search : home
}
