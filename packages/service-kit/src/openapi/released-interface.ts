import { type JsonSchema, mapSubschemas } from '../validation/schemas.ts'
import { bounds, type OpenApi, type Operation, parametersOf } from './breaking-changes.ts'

/**
 * Returns the part of an OpenAPI document that clients depend on as lines of JSON, one for each operation and each named
 * schema, so that a review sees each change of it.
 *
 * @example '["GET /api/faq",{"responses":{"200":{"content":{…}}}}]'
 */
export function toText(document: OpenApi): string {
  const { paths = {}, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      reduced(operation, document),
    ]),
  )
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    reducedSchema(schema),
  ])
  return [...operations, ...schemas].map(line => `${JSON.stringify(line)}\n`).join('')
}

/** Parses the text that {@link toText} returned. */
export function fromText(text: string): OpenApi {
  const paths: NonNullable<OpenApi['paths']> = {}
  const schemas: Record<string, JsonSchema> = {}
  for (const line of text.split('\n').filter(Boolean)) {
    const [name, content] = JSON.parse(line)
    const [method, path] = name.split(' ')
    if (path === undefined) schemas[name] = content
    else paths[path] = { ...paths[path], [method.toLowerCase()]: content }
  }
  return { paths, components: { schemas } }
}

/** Drops the texts and the error responses of an operation. JSON omits undefined parts. */
function reduced(operation: Operation, document: OpenApi): object {
  const { security, requestBody, responses = {} } = operation
  const parameters = operation.parameters && parametersOf(operation, document)
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return {
    security,
    parameters: parameters?.map(({ in: place, name, required, schema }) => ({
      in: place,
      name,
      required: required || undefined,
      schema: reducedSchema(schema),
    })),
    requestBody: requestBody && reducedContent(requestBody),
    responses: Object.fromEntries(
      successes.map(([status, response]) => [status, reducedContent(response)]),
    ),
  }
}

function reducedContent({ content }: NonNullable<Operation['requestBody']>): object {
  const types = Object.entries(content ?? {}).map(([type, { schema }]) => [
    type,
    { schema: reducedSchema(schema) },
  ])
  return { content: content && Object.fromEntries(types) }
}

const keywords = [
  ...['$ref', 'type', 'format', 'enum', 'const', 'anyOf', 'properties', 'required', 'items'],
  ...bounds,
]

function reducedSchema(schema: JsonSchema = {}): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => keywords.includes(keyword))
  return mapSubschemas(Object.fromEntries(kept), reducedSchema)
}
