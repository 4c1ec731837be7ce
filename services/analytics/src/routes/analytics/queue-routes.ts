import { type App, errorResponses, Type } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { readCounters } from '../../dashboard/counters.ts'
import type { QueueHealth } from '../../queue/health.ts'

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
      { description: 'The last 50 of them; told to administrators' },
    ),
  ),
  otherPaths: Type.Integer({ description: 'Views of pages that were too many for their hour' }),
})

/**
 * How the queue is doing, so that nothing is lost silently: accepted = stored + queued + failed + dropped. The counters
 * are anybody's to read; which jobs have failed, and trying them again, is for administrators.
 */
export function addQueueRoutes(app: App, health: QueueHealth): void {
  const admin = { onRequest: app.requireAdmin }
  /** Who sends a token must have a live one. */
  const requireGivenToken = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isSigned(request)) await app.requireAdmin(request, reply)
  }
  const readShared = shared(() => readBalance(app.db, health))

  app.get(
    '/queue',
    {
      onRequest: requireGivenToken,
      schema: { response: { 200: queueHealth, ...errorResponses(401, 503) } },
    },
    async request => ({
      ...(await readShared()),
      ...(isSigned(request) && { failedJobs: await health.failedJobs() }),
    }),
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

function isSigned({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined
}

/** What became of everything that was accepted. */
async function readBalance(db: Knex, health: QueueHealth) {
  const [queued, failed] = await Promise.all([health.queued(), health.failed()])
  // Read after what waits: an event that is written meanwhile is told twice rather than missed.
  const [arrived, written] = await Promise.all([health.counters(), readCounters(db)])
  return {
    accepted: (arrived.accepted ?? 0) + (written.accepted ?? 0),
    stored: written.stored ?? 0,
    queued,
    failed,
    dropped: dropped(arrived, written),
    otherPaths: written.otherPaths ?? 0,
  }
}

/** One reading for all who ask while it is under way: it goes through every job that waits. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
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
