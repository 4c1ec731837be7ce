import { identityClient, identityRules } from '@stampa/api'
import { type ActionFunctionArgs, apiOrigin, publicFetch, redirect } from '@stampa/platform'
import { savedPath } from '../account/account.data.ts'
import { answerOf, attempt } from '../shared/calls/record-action.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues } from '../shared/form/values.ts'

export type ChosenPassword = { token: string; newPassword: string }

export type ResetRequest = { email: string }

export const chosenRules = rulesOf(identityRules['/api/auth/password-link'])
export const resetRules = rulesOf(identityRules['/api/auth/password-reset'])

/** Calls without a token: the sender has none. */
const identity = identityClient({ baseUrl: apiOrigin, fetch: publicFetch })
const fallback = 'Failed to change the password'

/** Sets the password with the token of a link, and goes to the sign-in. */
export async function choosePassword({ request }: ActionFunctionArgs) {
  const { values: body } = await readValues<ChosenPassword>(request)
  const choose = async () => {
    await answerOf(identity.POST('/api/auth/password-link', { body }), fallback)
    throw redirect(savedPath)
  }
  return attempt(choose(), { fields: ['newPassword'], sent: body })
}

/** Asks for a mail with a link. Says the same for every address. */
export async function requestReset({ request }: ActionFunctionArgs) {
  const { values } = await readValues<ResetRequest>(request)
  const body = { email: values.email.trim() }
  const call = answerOf(identity.POST('/api/auth/password-reset', { body }), fallback)
  return attempt(
    call.then(() => undefined),
    { fields: Object.keys(values), sent: values },
  )
}
