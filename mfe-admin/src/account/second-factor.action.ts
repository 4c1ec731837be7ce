import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { data } from '@stampa/platform'
import { account } from '../shared/calls/api.ts'
import { type Outcome, refusalOf, refused } from '../shared/calls/outcome.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { textOf } from '../shared/form/values.ts'

/** The outcome of a change, with what is shown once. */
export type SecondFactorOutcome = Outcome & {
  /** The secret for an authenticator app, as a text and as an `otpauth:` address. */
  setUp?: { secret: string; uri: string }
  recoveryCodes?: string[]
}

const options = { fallback: 'Failed to save', preferServerMessage: true }

/** Changes of the own second factor, by the `intent` of the form. */
const changes: Readonly<Record<string, (form: FormData) => Promise<Partial<SecondFactorOutcome>>>> =
  {
    begin: async () => ({
      setUp: await unwrap(
        confirmed(() => account.POST('/api/auth/second-factor')),
        options,
      ),
    }),
    activate: form => {
      const body = { code: textOf(form, 'code') }
      return unwrap(
        confirmed(() => account.POST('/api/auth/second-factor/activation', { body })),
        options,
      )
    },
    renew: () =>
      unwrap(
        confirmed(() => account.POST('/api/auth/second-factor/recovery-codes')),
        options,
      ),
    remove: async () => {
      await unwrap(
        confirmed(() => account.DELETE('/api/auth/second-factor')),
        options,
      )
      return {}
    },
  }

export async function changeSecondFactor({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  try {
    const shown = await changes[textOf(form, 'intent')]?.(form)
    return data({ ok: true, ...shown })
  } catch (error) {
    return refused(refusalOf(error, ['code']))
  }
}
