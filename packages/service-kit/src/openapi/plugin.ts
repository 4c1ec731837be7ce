import { isDeepStrictEqual } from 'node:util'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { errorResponses, type ProblemResponse, problemSchema } from '../errors/problems.ts'
import { isSafe } from '../http/same-site.ts'
import { closed, type JsonSchema, mapSubschemas } from '../validation/schemas.ts'

/**
 * The schemas of a service that have an `$id`: each is added to Fastify once and routes refer to it, so that
 * the OpenAPI document states it once, under `components.schemas`.
 */
class NamedSchemas {
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /**
   * Returns the schema of a response with references in place of its named parts.
   *
   * @throws Error when one name is given to two schemas
   */
  inResponse(schema: object): JsonSchema {
    return this.#refer(schema, copy => copy)
  }

  /**
   * Returns the schema of a request body, which refuses unknown fields, with references in place of its named parts. A
   * named object of a body is called `<$id>Input`, since responses may have an open one of the same name.
   */
  inBody(schema: object): JsonSchema {
    return this.#refer(closed(schema), copy =>
      copy.type === 'object' ? { ...copy, $id: `${copy.$id}Input` } : copy,
    )
  }

  #refer(schema: JsonSchema, rename: (copy: JsonSchema) => JsonSchema): JsonSchema {
    const copy = mapSubschemas(schema, part => this.#refer(part, rename))
    if (copy.$id === undefined) return copy
    const named = rename(copy)
    const known = this.#app.getSchema(String(named.$id))
    if (known === undefined) this.#app.addSchema(named)
    else if (!isDeepStrictEqual(known, named)) {
      throw new Error(`Two schemas have the $id '${named.$id}'`)
    }
    return { $ref: `${named.$id}#` }
  }
}

/** By status: a schema, or the schemas of several media types. */
type Responses = Record<string, JsonSchema & { content?: object }>

/**
 * The OpenAPI document, made from the route schemas, and the rules that keep these complete: every route has a response
 * schema, request bodies refuse unknown fields, and a schema with an `$id` is stated once.
 */
export default fp<{ title: string; version: string }>(
  async (app, { title, version }) => {
    const named = new NamedSchemas(app)
    const documented = new WeakMap<FastifySchema, FastifySchema>()
    named.inResponse(problemSchema)
    app.addHook('onRoute', route => {
      const { schema } = route
      if (schema?.hide) return
      if (!schema?.response) throw new Error(`${route.method} ${route.url} has no response schema`)
      const response = { ...commonResponses(route), ...(schema.response as Responses) }
      const consumes = route.config?.form && { consumes: ['multipart/form-data'] }
      const full = withReferences({ ...schema, ...consumes, response }, named)
      // Problem documents need no compiled serializers: there would be one for each status of each route.
      route.schema = { ...full, response: successesOf(full.response as Responses) }
      documented.set(route.schema, full)
    })
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title, version },
        components: {
          securitySchemes: {
            admin: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description:
                'Programs exchange an API key for a token with POST /api/auth/token. A token whose sign-in brought a DPoP proof (RFC 9449) needs a proof by the same key in the header `DPoP` of each call.',
            },
          },
        },
      },
      transform: ({ schema, url }) => ({
        // Fastify serves '/' of a prefix with and without the slash: the document has the latter.
        url: url.replace(/(.)\/$/, '$1'),
        schema: {
          ...(documented.get(schema) ?? schema),
          querystring: defaultsOptional(schema.querystring),
        },
      }),
      transformObject: document =>
        'openapiObject' in document ? shareParts(document.openapiObject) : {},
      refResolver: {
        buildLocalReference: (json, _base, _fragment, i) => String(json.$id ?? `schema-${i}`),
      },
    })
  },
  { name: 'openapi' },
)

/**
 * Returns the responses that depend only on the kind of a route: to requests that no handler gets, and
 * without a database.
 */
function commonResponses({ method, url, onSend, schema }: RouteOptions): Responses {
  return {
    // Only reads that caches may keep have a hook of their own.
    ...(onSend && { 304: Type.Null({ description: 'Not Modified' }) }),
    ...errorResponses(
      503,
      ...(schema?.security ? [401, 403] : []),
      ...(url.includes(':') ? [400, 414] : []),
      ...([method].flat().every(isSafe) ? [] : [400, 403, 413, 415]),
    ),
  }
}

function withReferences(schema: FastifySchema, named: NamedSchemas): FastifySchema {
  const response = Object.entries(schema.response as Responses).map(([status, part]) => [
    status,
    part.content ? part : named.inResponse(part),
  ])
  return {
    ...schema,
    response: Object.fromEntries(response),
    ...(schema.body !== undefined && { body: named.inBody(schema.body as object) }),
  }
}

function successesOf(responses: Responses): Responses {
  return Object.fromEntries(Object.entries(responses).filter(([status]) => status < '400'))
}

/** Validation fills defaults in, so a route always has the value; a client need not send it. */
function defaultsOptional(querystring: unknown): unknown {
  if (!Type.IsObject(querystring)) return querystring
  const required = querystring.required?.filter(
    name => !('default' in (querystring.properties[name] ?? {})),
  )
  return { ...querystring, required }
}

interface Document {
  paths?: Record<string, Record<string, DocumentedOperation>>
  components?: Record<string, Record<string, unknown>>
}

interface DocumentedOperation {
  parameters?: { name?: string; $ref?: string }[]
  responses?: Record<string, Partial<ProblemResponse> & { $ref?: string }>
}

/** Moves what operations have in common to `components`. */
function shareParts(document: object): object {
  const { paths = {}, components = {} } = document as Document
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  const parameters = shareParameters(operations)
  const responses = shareErrorResponses(operations)
  return { ...document, components: { ...components, parameters, responses } }
}

/** Shares the parameters that several operations have alike; of a name with several meanings, the first of these. */
function shareParameters(operations: DocumentedOperation[]): object {
  const all = operations.flatMap(({ parameters = [] }) => parameters)
  const shared: Record<string, object> = {}
  for (const [parameter, ...others] of Map.groupBy(all, one => JSON.stringify(one)).values()) {
    if (parameter?.name && others.length > 0) shared[parameter.name] ??= parameter
  }
  for (const { parameters = [] } of operations) {
    for (const [at, parameter] of parameters.entries()) {
      const { name = '' } = parameter
      if (!isDeepStrictEqual(parameter, shared[name])) continue
      parameters[at] = { $ref: `#/components/parameters/${name}` }
    }
  }
  return shared
}

/** Shares error responses, one for each status, since all are problem documents. */
function shareErrorResponses(operations: DocumentedOperation[]): object {
  const shared: Record<string, unknown> = {}
  for (const { responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (status < '400' || !response.description) continue
      const name = response.description.replaceAll(' ', '')
      shared[name] ??= response
      responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return shared
}
