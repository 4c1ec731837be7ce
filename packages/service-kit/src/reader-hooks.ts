import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { publicCache } from './public-cache.ts'

const cache = publicCache()

/**
 * Hooks of a read that shows more to an administrator: without a token it is a public read, with one
 * the token must be live (401 otherwise) and the answer is nobody else's.
 */
export function readerHooks(app: App) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('vary', 'authorization')
      if (isAdminRequest(request)) await app.requireAdmin(request, reply)
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
      isAdminRequest(request) ? payload : cache(request, reply, payload),
  }
}

/** Whether the request claims an administrator; behind `readerHooks` the claim is proven. */
export function isAdminRequest(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined
}
