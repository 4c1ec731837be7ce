import { type App, errorResponses, Type } from '@stampa/service-kit'
import { readCounters } from '../../dashboard/counters.ts'
import type { QueueHealth } from '../../queue/health.ts'

const queueHealth = Type.Object({
  accepted: Type.Integer(),
  stored: Type.Integer(),
  queued: Type.Integer({ description: 'Events that wait or are just being written' }),
  failed: Type.Integer({ description: 'Events that could not be written, and are kept' }),
  dropped: Type.Record(Type.String(), Type.Integer()),
  failedJobs: Type.Array(
    Type.Object({
      id: Type.String(),
      failedAt: Type.String({ format: 'date-time' }),
      reason: Type.String(),
    }),
  ),
  otherPaths: Type.Integer({ description: 'Views of pages that were too many for their hour' }),
})

/** How the queue is doing, so that nothing is lost silently: accepted = stored + queued + failed + dropped. */
export function addQueueRoutes(app: App, health: QueueHealth): void {
  const admin = { onRequest: app.requireAdmin }

  app.get(
    '/queue',
    { ...admin, schema: { response: { 200: queueHealth, ...errorResponses(401, 503) } } },
    async () => {
      const [queued, failed, failedJobs] = await Promise.all([
        health.queued(),
        health.failed(),
        health.failedJobs(),
      ])
      // Read after what waits: an event that is written meanwhile is told twice rather than missed.
      const [arrived, written] = await Promise.all([health.counters(), readCounters(app.db)])
      return {
        accepted: arrived.accepted ?? 0,
        stored: written.stored ?? 0,
        queued,
        failed,
        dropped: dropped(arrived, written),
        failedJobs,
        otherPaths: written.otherPaths ?? 0,
      }
    },
  )

  app.post(
    '/queue/retry',
    {
      ...admin,
      schema: {
        response: { 200: Type.Object({ retried: Type.Integer() }), ...errorResponses(401, 503) },
      },
    },
    async () => ({ retried: await health.retryFailed() }),
  )
}

const prefix = 'dropped:'

function dropped(...counters: Record<string, number>[]): Record<string, number> {
  const reasons: Record<string, number> = {}
  for (const [name, count] of counters.flatMap(Object.entries<number>)) {
    if (!name.startsWith(prefix)) continue
    const reason = name.slice(prefix.length)
    reasons[reason] = (reasons[reason] ?? 0) + count
  }
  return reasons
}
