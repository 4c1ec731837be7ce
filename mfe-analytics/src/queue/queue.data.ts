import { ApiError, unwrap } from '@stampa/api'
import { administrator } from '../shared/access.ts'
import type { QueueHealth } from '../shared/answers.ts'
import { bare } from '../shared/bare.ts'

const { analytics } = administrator

/** Returns null if the service cannot be reached. */
export async function loadQueue(): Promise<QueueHealth | null> {
  try {
    const call = analytics.GET('/api/analytics/queue')
    return bare(await unwrap(call, { fallback: 'Failed to fetch analytics data' }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Retries failed jobs. @returns whether the service accepted the request */
export async function retryFailed(): Promise<boolean> {
  try {
    const call = analytics.POST('/api/analytics/queue/retry')
    await unwrap(call, { fallback: 'Failed to run again' })
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
