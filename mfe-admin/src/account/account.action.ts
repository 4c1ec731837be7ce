import { startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { account, at } from '../shared/calls/api.ts'
import { type Outcome, shown } from '../shared/calls/outcome.ts'
import { answerOf, attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { textOf } from '../shared/form/values.ts'
import { passkeyMessages as texts } from './account.messages.ts'

const fallback = 'Failed to save'

/** The outcome of a change, with what is shown once. */
export type SecondFactorOutcome = Outcome & {
  /** The secret for an authenticator app, as a text and as an `otpauth:` address. */
  setUp?: { secret: string; uri: string }
  recoveryCodes?: string[]
}

/** Changes the own second factor, by the `intent` of the form. */
export async function changeSecondFactor({ request }: ActionFunctionArgs) {
  return shown(secondFactorBy(await request.formData()), ['code'])
}

async function secondFactorBy(form: FormData): Promise<Omit<SecondFactorOutcome, keyof Outcome>> {
  const path = '/api/auth/second-factor'
  switch (form.get('intent')) {
    case 'begin':
      return {
        setUp: await answerOf(
          confirmed(() => account.POST(path)),
          fallback,
        ),
      }
    case 'activate': {
      const body = { code: textOf(form, 'code') }
      return answerOf(
        confirmed(() => account.POST(`${path}/activation`, { body })),
        fallback,
      )
    }
    case 'renew':
      return answerOf(
        confirmed(() => account.POST(`${path}/recovery-codes`)),
        fallback,
      )
    case 'remove':
      await answerOf(
        confirmed(() => account.DELETE(path)),
        fallback,
      )
      return {}
    default:
      throw new RangeError('a form for the second factor has no intent')
  }
}

/** Adds an own passkey with the name of the form, or removes the one that the form names. */
export async function changePasskeys({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const passkey = textOf(form, 'passkey')
  if (passkey !== '') {
    const call = confirmed(() => account.DELETE('/api/auth/passkeys/{id}', at(passkey)))
    return attempt(change(call, fallback, texts.removed), { announces: true })
  }
  return attempt(add(textOf(form, 'name')), { fields: ['name'] })
}

async function add(name: string) {
  const made = confirmed(() => account.POST('/api/auth/passkeys/options'))
  const optionsJSON = await answerOf(made, fallback)
  const { id, response } = await startRegistration({ optionsJSON }).catch(cause => {
    // The person has cancelled, the device has a passkey already, or the browser allows none here.
    throw new ApiError('No passkey was made', 0, {}, cause)
  })
  const { clientDataJSON, attestationObject } = response
  const credential = { id, clientDataJSON, attestationObject }
  const call = account.POST('/api/auth/passkeys', { body: { name, credential } })
  return change(call, fallback, texts.added)
}
