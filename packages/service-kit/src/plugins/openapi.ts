import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { problemSchema } from '../problems.ts'
import { closed } from '../validation/closed.ts'

/** The OpenAPI document, made from the route schemas, and the rules that keep these complete. */
export default fp<{ title: string; version: string }>(
  async (app, { title, version }) => {
    app.addSchema(problemSchema)
    app.addHook('onRoute', route => {
      if (route.schema?.hide) return
      if (!route.schema?.response)
        throw new Error(`${route.method} ${route.url} has no response schema`)
      if (route.schema.body) route.schema = { ...route.schema, body: closed(route.schema.body) }
    })
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title, version },
        components: {
          securitySchemes: { admin: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      transform: ({ schema, url }) => ({
        // Fastify serves '/' of a prefix with and without the slash: the document has the latter.
        url: url.replace(/(.)\/$/, '$1'),
        schema: { ...schema, querystring: defaultsOptional(schema?.querystring) },
      }),
      refResolver: {
        buildLocalReference: (json, _base, _fragment, i) => String(json.$id ?? `schema-${i}`),
      },
    })
  },
  { name: 'openapi' },
)

/** Validation fills defaults in, so a route always has the value; a client need not send it. */
function defaultsOptional(querystring: unknown): unknown {
  if (!Type.IsObject(querystring)) return querystring
  const required = querystring.required?.filter(
    name => !('default' in (querystring.properties[name] ?? {})),
  )
  return { ...querystring, required }
}
