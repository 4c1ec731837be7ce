import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { App } from '../app/create-app.ts'
import { publicCache } from '../public-cache.ts'
import type { Admin } from './plugin.ts'
import type { Requirement } from './requirement.ts'

/** OpenAPI security of a call that requires an administrator's token. */
export const adminOnly = [{ admin: [] }]

/** Returns the options of a call that only administrators with a permission may make. */
export function adminCall<Schema extends FastifySchema>(
  app: App,
  requires: Requirement,
  schema: Schema,
) {
  return {
    onRequest: app.requireAdmin,
    schema: { security: adminOnly, 'x-permission': requires, ...schema },
  }
}

/**
 * Returns the author that records store: the administrator's e-mail, or the id when the token has no e-mail.
 */
export function who({ admin }: { admin: Admin }): string {
  return admin.email ?? admin.id
}

const cache = publicCache()

/**
 * Returns the options of a read that returns more to administrators. Without a token it is a cached public read; with
 * one, the session must be live (401 otherwise) and have the permission (403), and the response is `no-store`.
 */
export function readerCall<Schema extends FastifySchema>(
  app: App,
  requires: Requirement,
  schema: Schema,
) {
  return {
    schema: { security: [{}, { admin: [] }], 'x-permission': requires, ...schema },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('vary', 'authorization')
      if (isAdminRequest(request)) await app.requireAdmin(request, reply)
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
      isAdminRequest(request) ? payload : cache(request, reply, payload),
  }
}

/** Returns whether the request has a token; in a `readerCall` the token is verified. */
export function isAdminRequest(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined
}
