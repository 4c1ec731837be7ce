import { startRegistration } from '@simplewebauthn/browser'
import { ApiError, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { account, at } from '../shared/calls/api.ts'
import { attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { textOf } from '../shared/form/values.ts'
import { passkeyMessages as texts } from './account.messages.ts'

const fallback = 'Failed to save'

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
  const optionsJSON = await unwrap(made, { fallback, preferServerMessage: true })
  const { id, response } = await startRegistration({ optionsJSON }).catch(cause => {
    // The person has cancelled, the device has a passkey already, or the browser allows none here.
    throw new ApiError('No passkey was made', 0, {}, cause)
  })
  const { clientDataJSON, attestationObject } = response
  const credential = { id, clientDataJSON, attestationObject }
  const call = account.POST('/api/auth/passkeys', { body: { name, credential } })
  return change(call, fallback, texts.added)
}
