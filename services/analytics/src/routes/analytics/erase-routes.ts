import { type App, errorResponses, Type } from '@stampa/service-kit'
import type { Reception } from '../../ingest/reception.ts'

/** Grants somebody's request to be forgotten: by the same way as a withdrawal, so that nothing comes back. */
export function addEraseRoutes(app: App, reception: Reception): void {
  app.delete(
    '/sessions/:sessionId',
    {
      onRequest: app.requireAdmin,
      schema: {
        params: Type.Object({ sessionId: Type.String({ maxLength: 36 }) }),
        response: { 202: Type.Object({}), ...errorResponses(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const session = reception.session(request.params.sessionId)
      const caller = { address: request.ip, userAgent: request.headers['user-agent'] }
      await reception.take(caller, { type: 'erase', session, at: Date.now() })
      return reply.code(202).send({})
    },
  )
}
