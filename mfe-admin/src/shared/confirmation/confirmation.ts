import { ApiError } from '@stampa/api'
import { account } from '../calls/api.ts'
import { answerOf, type Call } from '../calls/record-action.ts'

/** Asks for the password; resolves to null when the administrator cancels. */
type Ask = (failure: string | undefined) => Promise<string | null>

let ask: Ask | undefined

/** Lets a screen ask for the password while it is shown. */
export function onConfirmation(prompt: Ask): () => void {
  ask = prompt
  return () => {
    ask = undefined
  }
}

/**
 * Makes a call that identity permits only with the password of the last ten minutes: asks for it where it is
 * needed, and repeats the call.
 */
export async function confirmed<T>(call: () => Call<T>): Call<T> {
  const first = await call()
  if (first.response.status !== 403 || !isUnconfirmed(first.error) || !ask) return first
  let failure: string | undefined
  for (;;) {
    const password = await ask(failure)
    if (password === null) return first
    try {
      const checked = account.POST('/api/auth/confirm', { body: { password } })
      await answerOf(checked, 'Failed to fetch data')
      return call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failure = error.fields[0]?.message ?? error.message
    }
  }
}

function isUnconfirmed(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === 'confirmation_required'
}
