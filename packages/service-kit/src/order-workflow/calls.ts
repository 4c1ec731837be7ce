import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { adminOnly } from '../auth/admin-access.ts'
import { nextLink } from '../listing.ts'
import type { CountedRows } from './rows.ts'

/** Path parameters of a call for one record. */
export const idParams = Type.Object({ id: Type.String() })

/** Returns the schema of a value that may be null. */
export function nullable<Schema extends Type.TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

/** Returns the options of a call that only administrators may make. */
export function adminCall<Schema extends FastifySchema>(app: App, schema: Schema) {
  return { onRequest: app.requireAdmin, schema: { security: adminOnly, ...schema } }
}

/** Sets `X-Total-Count` and, unless the page is the last one, `Link`. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, next }: Pick<CountedRows<unknown>, 'total' | 'next'>,
): void {
  if (total !== undefined) reply.header('x-total-count', total)
  if (next) reply.header('link', nextLink(request.url, next))
}
