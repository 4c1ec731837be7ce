import { hash } from 'node:crypto'
import { type App, unauthorized } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Range, readRange } from '../dashboard/range.ts'
import { findShare, type Share } from './store.ts'

const ranges = new WeakMap<FastifyRequest, Range>()

/**
 * Makes the guard of calls that a share may read, too: it lets in whoever has a live token, or the header
 * `X-Share-Token` of a share that has not ended.
 */
export function readerGuard(app: App) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.headers['x-share-token'] === undefined) return app.requireAdmin(request, reply)
    const { startDate, endDate } = await shareOf(app, request)
    if (startDate !== null || endDate !== null) {
      const days = { startDate: startDate ?? undefined, endDate: endDate ?? undefined }
      ranges.set(request, readRange(days))
    }
  }
}

/** The share whose token the request carries. @throws 401 without one that has not ended */
export async function shareOf(app: App, request: FastifyRequest): Promise<Share> {
  const token = request.headers['x-share-token']
  const share = typeof token === 'string' && (await findShare(app.db, tokenHash(token)))
  if (!share) throw unauthorized()
  return share
}

/** The days that the request's share shows, whatever is asked for; undefined when it shows any. */
export function sharedRange(request: FastifyRequest): Range | undefined {
  return ranges.get(request)
}

/** Tokens are kept as their hashes: who reads the table cannot use them. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
