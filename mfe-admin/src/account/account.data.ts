import { type IdentityAnswer, identityRules, unwrap } from '@stampa/api'
import { type ActionFunctionArgs, clearToken, redirect, signInPath } from '@stampa/platform'
import { account } from '../shared/calls/api.ts'
import { answerOf, attempt } from '../shared/calls/record-action.ts'
import { rulesOf } from '../shared/form/rules.ts'
import { readValues } from '../shared/form/values.ts'

/** Address of the sign-in after a change of the password. */
export const savedPath = `${signInPath}?saved`

export const passwordPath = '/admin/password'

export interface Account {
  user: IdentityAnswer<'/api/auth/user'>
  secondFactor: IdentityAnswer<'/api/auth/second-factor'>
  passkeys: IdentityAnswer<'/api/auth/passkeys'>
}

export type PasswordChange = {
  password: string
  newPassword: string
}

export const passwordRules = rulesOf(identityRules['/api/auth/password'])

const loading = { fallback: 'Failed to fetch data' }

export async function loadAccount(): Promise<Account> {
  const [user, secondFactor, passkeys] = await Promise.all([
    unwrap(account.GET('/api/auth/user'), loading),
    unwrap(account.GET('/api/auth/second-factor'), loading),
    unwrap(account.GET('/api/auth/passkeys'), loading),
  ])
  return { user, secondFactor, passkeys }
}

/** Changes the password, which ends the session. */
export async function changePassword({ request }: ActionFunctionArgs) {
  const { values: body } = await readValues<PasswordChange>(request)
  const save = async () => {
    const call = account.POST('/api/auth/password', { body })
    await answerOf(call, 'Failed to change the password')
    clearToken()
    throw redirect(savedPath)
  }
  return attempt(save(), { fields: Object.keys(body), sent: body })
}
