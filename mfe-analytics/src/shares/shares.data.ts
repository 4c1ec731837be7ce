import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { administrator } from '../shared/access.ts'
import { fetched, type NewShare, orNull, type Share } from '../shared/answers.ts'

const { analytics } = administrator

/** Result of creating or revoking a link. */
export type ShareOutcome = { done: 'created'; share: NewShare } | { done: 'revoked' | 'failed' }

/** Returns the share links, newest first; null if the request failed. */
export function loadShares(): Promise<Share[] | null> {
  return orNull(fetched(analytics.GET('/api/analytics/shares')))
}

/** POST creates a link, restricted to `startDate` to `endDate` if the form has them; DELETE revokes `id`. */
export async function changeShares({ request }: ActionFunctionArgs): Promise<ShareOutcome> {
  const form = await request.formData()
  const change = request.method === 'DELETE' ? revoke(String(form.get('id'))) : create(form)
  return (await orNull(change)) ?? { done: 'failed' }
}

/** @returns the link with its token, which no later response contains */
async function create(form: FormData): Promise<ShareOutcome> {
  const startDate = form.get('startDate')
  const endDate = form.get('endDate')
  const body = startDate && endDate ? { startDate: `${startDate}`, endDate: `${endDate}` } : {}
  const share = await fetched(analytics.POST('/api/analytics/shares', { body }))
  return { done: 'created', share }
}

async function revoke(id: string): Promise<ShareOutcome> {
  const params = { path: { id } }
  await unwrap(analytics.DELETE('/api/analytics/shares/{id}', { params }), {
    fallback: 'Failed to revoke the link',
  })
  return { done: 'revoked' }
}
