import { identityClient, identityRules, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, apiOrigin, publicFetch, redirect } from '@stampa/platform'
import { savedPath } from '../account/account.data.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues } from '../shared/form/values.ts'

export type ChosenPassword = { token: string; newPassword: string }

export type ResetRequest = { email: string }

export const chosenRules = rulesOf(identityRules['/api/auth/password-link'])
export const resetRules = rulesOf(identityRules['/api/auth/password-reset'])

/** Calls without a token: the sender has none. */
const identity = identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
const options = { fallback: 'Failed to change the password', preferServerMessage: true }

/** Sets the password with the token of a link, and goes to the sign-in. */
export async function choosePassword({ request }: ActionFunctionArgs) {
  const { values: body } = await readValues<ChosenPassword>(request)
  try {
    await unwrap(identity.POST('/api/auth/password-link', { body }), options)
  } catch (error) {
    return refused(refusalOf(error, ['newPassword']))
  }
  throw redirect(savedPath)
}

/** Asks for a mail with a link. Says the same for every address. */
export async function requestReset({ request }: ActionFunctionArgs) {
  const { values } = await readValues<ResetRequest>(request)
  try {
    const body = { email: values.email.trim() }
    await unwrap(identity.POST('/api/auth/password-reset', { body }), options)
  } catch (error) {
    return refused(refusalOf(error, Object.keys(values)))
  }
  return done()
}
