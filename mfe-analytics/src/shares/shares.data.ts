import { unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { administrator, fetched, type NewShare, orNull, type Share } from '../shared/calls.ts'

const { analytics } = administrator

export type ShareOutcome = { done: 'created'; share: NewShare } | { done: 'revoked' | 'failed' }

/** Returns the share links, newest first; null if the request failed. */
export function loadShares(): Promise<Share[] | null> {
  return orNull(fetched(analytics.GET('/api/analytics/shares')))
}

/** POST creates a link, restricted to `startDate` to `endDate` if the form has them; DELETE revokes `id`. */
export async function changeShares({ request }: ActionFunctionArgs): Promise<ShareOutcome> {
  const form = await request.formData()
  if (request.method === 'DELETE') {
    const params = { path: { id: String(form.get('id')) } }
    const call = analytics.DELETE('/api/analytics/shares/{id}', { params })
    const failed = (await orNull(unwrap(call, { fallback: 'Failed to revoke the link' }))) === null
    return { done: failed ? 'failed' : 'revoked' }
  }
  const startDate = form.get('startDate')
  const endDate = form.get('endDate')
  const body = startDate && endDate ? { startDate: `${startDate}`, endDate: `${endDate}` } : {}
  const share = await orNull(fetched(analytics.POST('/api/analytics/shares', { body })))
  return share ? { done: 'created', share } : { done: 'failed' }
}
