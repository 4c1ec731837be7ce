import { ApiError, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { administrator } from '../shared/access.ts'
import type { NewShare, Share } from '../shared/answers.ts'
import { bare } from '../shared/bare.ts'

const { analytics } = administrator

/** Result of creating or revoking a link. */
export type ShareOutcome = { done: 'created'; share: NewShare } | { done: 'revoked' | 'failed' }

/** Returns the share links, newest first; null if the request failed. */
export async function loadShares(): Promise<Share[] | null> {
  try {
    const call = analytics.GET('/api/analytics/shares')
    return bare(await unwrap(call, { fallback: 'Failed to fetch the links' }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** POST creates a link, restricted to `startDate` to `endDate` if the form has them; DELETE revokes `id`. */
export async function changeShares({ request }: ActionFunctionArgs): Promise<ShareOutcome> {
  const form = await request.formData()
  try {
    if (request.method === 'DELETE') {
      await revoke(String(form.get('id')))
      return { done: 'revoked' }
    }
    return { done: 'created', share: await create(form) }
  } catch (error) {
    if (error instanceof ApiError) return { done: 'failed' }
    throw error
  }
}

/** @returns the link with its token, which no later response contains */
async function create(form: FormData): Promise<NewShare> {
  const startDate = form.get('startDate')
  const endDate = form.get('endDate')
  const body = startDate && endDate ? { startDate: `${startDate}`, endDate: `${endDate}` } : {}
  const call = analytics.POST('/api/analytics/shares', { body })
  return bare(await unwrap(call, { fallback: 'Failed to create the link' }))
}

async function revoke(id: string): Promise<void> {
  const params = { path: { id } }
  await unwrap(analytics.DELETE('/api/analytics/shares/{id}', { params }), {
    fallback: 'Failed to revoke the link',
  })
}
