import { type IdentityAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { account, at, recordIn } from '../shared/calls/api.ts'
import { attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { sessionsMessages as texts } from './sessions.messages.ts'

export const sessionsPath = '/admin/sessions'

export type Session = IdentityAnswer<'/api/auth/sessions'>[number]

const loading = { fallback: 'Failed to fetch data', preferServerMessage: true }
const fallback = 'Failed to save'

export function loadSessions({ request }: LoaderFunctionArgs): Promise<Session[]> {
  return unwrap(account.GET('/api/auth/sessions', { signal: request.signal }), loading)
}

export function loadPersonSessions(args: LoaderFunctionArgs): Promise<Session[]> {
  return unwrap(account.GET('/api/auth/people/{id}/sessions', recordIn(args)), loading)
}

/** Ends the own session that the form names, or all others. */
export async function endSession({ request }: ActionFunctionArgs) {
  const session = await sessionIn(request)
  const call = confirmed(() =>
    session === undefined
      ? account.DELETE('/api/auth/sessions')
      : account.DELETE('/api/auth/sessions/{id}', at(session)),
  )
  return attempt(change(call, fallback, texts.ended), { announces: true })
}

/** Ends the session of a person that the form names, or all. */
export async function endPersonSession({ request, params: { id = '' } }: ActionFunctionArgs) {
  const session = await sessionIn(request)
  const body = session === undefined ? {} : { session }
  const call = confirmed(() => account.POST('/api/auth/people/{id}/sign-out', { ...at(id), body }))
  return attempt(change(call, fallback, texts.ended), { announces: true })
}

async function sessionIn(request: Request): Promise<string | undefined> {
  return (await request.formData()).get('session')?.toString()
}
