import type { BrowserContext } from '@playwright/test'

/** A call of the tracker to the analytics service. */
export interface Call {
  /** `POST session/start` */
  call: string
  body: Record<string, unknown>
}

/** Records the calls of this browser's tracker. */
export interface TrackerCalls {
  calls: Call[]
  /** Session ids that the service has issued, in order. */
  sessions: string[]
}

/** Intercepts and records the tracker's calls. */
export async function watchTracker(context: BrowserContext): Promise<TrackerCalls> {
  const calls: Call[] = []
  const sessions: string[] = []
  await context.route('**/api/analytics/**', async route => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace('/api/analytics/', '')
    calls.push({ call: `${request.method()} ${path}`, body: request.postDataJSON() })
    if (path !== 'session/start') return route.continue()
    // The page may close before the response.
    const response = await route.fetch().catch(() => undefined)
    const answer: { sessionId: string } | undefined = await response?.json().catch(() => undefined)
    if (!response || !answer) return
    sessions.push(answer.sessionId)
    await route.fulfill({ response }).catch(() => {})
  })
  return { calls, sessions }
}
