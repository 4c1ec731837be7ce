import { identityRules, unwrap } from '@stampa/api'
import {
  type ActionFunctionArgs,
  clearToken,
  getToken,
  type LoaderFunctionArgs,
  redirect,
  setToken,
} from '@stampa/platform'
import { identity } from '../shared/calls/api.ts'
import { refusalOf, refused } from '../shared/calls/outcome.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { forgetFiles } from '../shared/form/draft-files.ts'
import { textOf } from '../shared/form/form-values.ts'
import { findErrors } from '../shared/form/rules.ts'
import { landingOf } from './landing.ts'

const rules = rulesOf(identityRules['/api/auth/login'])

/** Whoever is signed in already goes on; a token that is not valid any more is removed. */
export async function checkSession({ request }: LoaderFunctionArgs): Promise<null> {
  const token = getToken()
  if (!token) {
    // Whose session has ended comes from somewhere and goes on there; without it somebody has signed out.
    if (!new URL(request.url).searchParams.has('from')) await forgetFiles()
    return null
  }
  const status = await identity
    .GET('/api/auth/user', { headers: { authorization: `Bearer ${token}` } })
    .then(({ response }) => response.status)
    // A service that does not answer has not said that the token is invalid.
    .catch(() => undefined)
  if (status === 200) throw redirect(landingOf(request.url))
  if (status !== undefined && status < 500) clearToken()
  return null
}

export async function signIn({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = findErrors(form, rules, { isNew: true })
  if (fields.length > 0) return refused({ ok: false, fields })
  const body = { email: textOf(form, 'email'), password: String(form.get('password')) }
  try {
    const { token } = await unwrap(identity.POST('/api/auth/login', { body }), {
      fallback: 'Login failed',
      preferServerMessage: true,
    })
    setToken(token)
  } catch (error) {
    return refused(refusalOf(error, Object.keys(rules)))
  }
  throw redirect(landingOf(request.url))
}
