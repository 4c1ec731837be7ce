import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { closed, type JsonSchema, mapSubschemas } from '../validation/schemas.ts'

/**
 * The schemas of a service that have an `$id`: each is added to Fastify once and routes refer to it, so that the OpenAPI
 * document states it once, under `components.schemas`.
 */
export class NamedSchemas {
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
