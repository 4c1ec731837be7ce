import type { BrowserContext } from '@playwright/test'

/** A call of the tracker, as it would reach the analytics service. */
export interface Call {
  /** `POST session/start` */
  call: string
  body: Record<string, unknown>
}

/** Answers the five calls in the service's place, in this browser, and keeps them. */
export async function standInForAnalytics(context: BrowserContext): Promise<Call[]> {
  const calls: Call[] = []
  let sessions = 0
  await context.route('**/api/analytics/**', route => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace('/api/analytics/', '')
    calls.push({ call: `${request.method()} ${path}`, body: request.postDataJSON() })
    const started = path === 'session/start'
    return route.fulfill({
      status: 202,
      json: started ? { sessionId: `session-${++sessions}` } : {},
    })
  })
  return calls
}
