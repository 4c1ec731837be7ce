import { ApiError } from '@stampa/api'
import { getToken, signInAddress } from '@stampa/platform'
import type { Access } from '../shared/access.ts'
import type { View } from '../view/view.ts'
import { loadReport, type Report } from './report.ts'

/** Result of fetching a report. Its promise never rejects. */
export type Outcome =
  | { state: 'loaded'; report: Report }
  | { state: 'failed'; why: 'unauthenticated' | 'unreachable' | 'link-ended' | 'too-many-visits' }
  /** The session has ended: the page navigates to the sign-in form. */
  | { state: 'signed-out'; to: string }

export async function outcomeOf(access: Access, view: View): Promise<Outcome> {
  if (access.kind === 'administrator' && !getToken()) {
    return { state: 'failed', why: 'unauthenticated' }
  }
  try {
    return { state: 'loaded', report: await loadReport(access, view) }
  } catch (error) {
    // A refused token causes a redirect, which the router no longer handles at this point.
    if (error instanceof Response) return { state: 'signed-out', to: signInAddress(location) }
    return failureOf(access, error)
  }
}

/** Returns the failure that an API error means for the page. @throws any other error */
export function failureOf(access: Access, error: unknown): Extract<Outcome, { state: 'failed' }> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'too_many_visits') return { state: 'failed', why: 'too-many-visits' }
  const ended = access.kind === 'share-link' && error.status === 401
  return { state: 'failed', why: ended ? 'link-ended' : 'unreachable' }
}
