import { hash } from 'node:crypto'
import { type App, unauthorized } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Range, readRange } from '../dashboard/range.ts'
import { findShare } from './store.ts'

const ranges = new WeakMap<FastifyRequest, Range>()

/**
 * Makes the guard of calls that a share may read, too: it lets in whoever has a live token, or the header
 * `X-Share-Token` of a share that has not ended.
 */
export function readerGuard(app: App) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.headers['x-share-token']
    if (typeof token !== 'string') return app.requireAdmin(request, reply)
    const share = await findShare(app.db, tokenHash(token))
    if (!share) throw unauthorized()
    const { startDate, endDate } = share
    if (startDate !== null || endDate !== null) {
      const days = { startDate: startDate ?? undefined, endDate: endDate ?? undefined }
      ranges.set(request, readRange(days))
    }
  }
}

/** The days that the request's share shows, whatever is asked for; undefined when it shows any. */
export function sharedRange(request: FastifyRequest): Range | undefined {
  return ranges.get(request)
}

/** Tokens are kept as their hashes: who reads the table cannot use them. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
