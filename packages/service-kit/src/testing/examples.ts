import { type JsonSchema, mapSubschemas } from '../validation/schemas.ts'

const byFormat: Record<string, string> = {
  uuid: '01a1f795-0000-7000-8000-000000000000',
  date: '2026-11-20',
  'date-time': '2026-11-20T09:00:00Z',
  email: 'maria@example.gr',
  uri: 'https://example.gr/',
}

/** Returns a schema of an OpenAPI document with the named schemas that it refers to in place of the references. */
export function inlined(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  const { $ref } = schema
  const target = $ref === undefined ? schema : named[$ref.split('/').at(-1) ?? '']
  return mapSubschemas(target ?? {}, part => inlined(part, named))
}

/** Returns a minimal valid value of a schema without unusual patterns. @param file value of file fields */
export function exampleOf(schema: JsonSchema, file?: Buffer): unknown {
  if (schema.contentMediaType) return file
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], file)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map(name => [
          name,
          exampleOf(schema.properties?.[name] ?? {}, file),
        ]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, file))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return byFormat[schema.format ?? ''] ?? 'a'.repeat(schema.minLength ?? 1)
  }
}

/** Returns a value of a schema with every field, full lists and the longest texts, of two bytes a character. */
export function largestOf(schema: JsonSchema, file?: Buffer): unknown {
  if (schema.anyOf?.[0]) return largestOf(schema.anyOf[0], file)
  const { properties = {}, items, minItems = 0, maxItems = minItems } = schema
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, largestOf(part, file)]),
    )
  }
  if (schema.type === 'array') return Array(maxItems).fill(largestOf(items ?? {}, file))
  const isFreeText = schema.type === 'string' && !schema.format && !schema.contentMediaType
  return isFreeText && schema.maxLength ? 'α'.repeat(schema.maxLength) : exampleOf(schema, file)
}
