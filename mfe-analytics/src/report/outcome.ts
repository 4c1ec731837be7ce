import { ApiError } from '@stampa/api'
import { getToken, signInAddress, useNavigate } from '@stampa/platform'
import { useEffect, useState } from 'react'
import type { Access } from '../shared/calls.ts'
import type { View } from '../view/view.ts'
import { loadReport, type Report } from './report.ts'

export interface Failure {
  state: 'failed'
  why: 'unauthenticated' | 'unreachable' | 'link-ended' | 'too-many-visits'
}

type Result = { state: 'loaded'; report: Report } | Failure

/** Result of fetching a report. Its promise never rejects. */
export type Outcome =
  | Result
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
export function failureOf(access: Access, error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'too_many_visits') return { state: 'failed', why: 'too-many-visits' }
  const ended = access.kind === 'share-link' && error.status === 401
  return { state: 'failed', why: ended ? 'link-ended' : 'unreachable' }
}

/**
 * Returns the latest result, so that the current report stays while the next one is pending; undefined before the
 * first.
 */
export function useOutcome(coming: Promise<Outcome>) {
  const navigate = useNavigate()
  const [arrived, setArrived] = useState<{ from: Promise<Outcome>; outcome: Result }>()

  useEffect(() => {
    let wanted = true
    coming.then(outcome => {
      if (!wanted) return
      if (outcome.state === 'signed-out') navigate(outcome.to)
      else setArrived({ from: coming, outcome })
    })
    return () => {
      wanted = false
    }
  }, [coming, navigate])

  return { outcome: arrived?.outcome, pending: arrived?.from !== coming }
}
