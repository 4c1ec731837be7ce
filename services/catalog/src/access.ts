import { type App, publicCache } from '@stampa/service-kit'

type Request = Parameters<App['requireAdmin']>[0]
type Reply = Parameters<App['requireAdmin']>[1]

/** What the OpenAPI document says of a call that needs an administrator's token. */
export const adminOnly = [{ admin: [] }]

/** Of a call that shows more with one. */
export const adminOrPublic = [{}, { admin: [] }]

const cache = publicCache()

/**
 * Hooks of a read that shows more to an administrator: without a token it is a public read, with one
 * the token must be live (401 otherwise) and the answer is nobody else's.
 */
export function readerHooks(app: App) {
  return {
    onRequest: async (request: Request, reply: Reply) => {
      reply.header('vary', 'authorization')
      if (isAdminRequest(request)) await app.requireAdmin(request, reply)
    },
    onSend: async (request: Request, reply: Reply, payload: unknown) =>
      isAdminRequest(request) ? payload : cache(request, reply, payload),
  }
}

/** Whether the request claims an administrator; behind `readerHooks` the claim is proven. */
export function isAdminRequest(request: Request): boolean {
  return request.headers.authorization !== undefined
}
