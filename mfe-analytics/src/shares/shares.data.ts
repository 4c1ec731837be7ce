import { ApiError, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { administrator } from '../shared/access.ts'
import type { Share } from '../shared/answers.ts'
import { bare } from '../shared/bare.ts'

const { analytics } = administrator

/** What became of making or revoking a link. */
export type ShareOutcome = 'created' | 'revoked' | 'failed'

/** The links there are, newest first; null when they could not be fetched. */
export async function loadShares(): Promise<Share[] | null> {
  try {
    const call = analytics.GET('/api/analytics/shares')
    return bare(await unwrap(call, { fallback: 'Failed to fetch the links' }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** POST makes a link, for the days `startDate` to `endDate` alone if the form has them; DELETE revokes `id`. */
export async function changeShares({ request }: ActionFunctionArgs): Promise<ShareOutcome> {
  const form = await request.formData()
  try {
    if (request.method === 'DELETE') {
      await revoke(String(form.get('id')))
      return 'revoked'
    }
    await create(form)
    return 'created'
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}

async function create(form: FormData): Promise<void> {
  const startDate = form.get('startDate')
  const endDate = form.get('endDate')
  const body = startDate && endDate ? { startDate: `${startDate}`, endDate: `${endDate}` } : {}
  await unwrap(analytics.POST('/api/analytics/shares', { body }), {
    fallback: 'Failed to create the link',
  })
}

async function revoke(id: string): Promise<void> {
  const params = { path: { id } }
  await unwrap(analytics.DELETE('/api/analytics/shares/{id}', { params }), {
    fallback: 'Failed to revoke the link',
  })
}
