import { type App, adminCall, errorResponses, Type } from '@stampa/service-kit'
import { recordAudit } from '@stampa/service-kit/audit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareWhilePending } from '../../dashboard/share-while-pending.ts'
import type { EventQueue } from '../../queue/event-queue.ts'

const queueHealth = Type.Object({
  accepted: Type.Integer(),
  stored: Type.Integer(),
  queued: Type.Integer({ description: 'Events that wait or are just being written' }),
  failed: Type.Integer({ description: 'Events that could not be written, and are kept' }),
  dropped: Type.Record(Type.String(), Type.Integer()),
  failedJobs: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        failedAt: Type.String({ format: 'date-time' }),
        reason: Type.String(),
      }),
      { description: 'The latest 50, for administrators only' },
    ),
  ),
  otherPaths: Type.Integer({ description: 'Views of pages that were too many for their hour' }),
})

/**
 * Adds the calls that account for every accepted event: accepted = stored + queued + failed + dropped. The counters are
 * public; only administrators see and retry failed jobs.
 */
export function addQueueRoutes(app: App, queue: EventQueue): void {
  /** Admits requests without a token, and refuses invalid tokens. */
  const checkToken = async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasToken(request)) await app.requireAdmin(request, reply)
  }
  // A reading visits every queued job.
  const readBalance = shareWhilePending(() => queue.readBalance(app.db))

  app.get(
    '/queue',
    {
      onRequest: checkToken,
      schema: {
        'x-permission': 'analytics:read',
        response: { 200: queueHealth, ...errorResponses(401, 403) },
      },
    },
    async request => ({
      ...(await readBalance()),
      ...(hasToken(request) && { failedJobs: await queue.listFailed() }),
    }),
  )

  app.post(
    '/queue/retry',
    adminCall(app, 'analytics:write', {
      response: { 200: Type.Object({ retried: Type.Integer() }) },
    }),
    () =>
      app.db.transaction(async tx => {
        await recordAudit(tx, { action: 'changed', kind: 'queue', record: 'failed' })
        return { retried: await queue.retryFailed() }
      }),
  )
}

function hasToken({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined
}
