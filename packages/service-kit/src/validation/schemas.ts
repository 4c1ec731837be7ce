import { maxEmailLength, maxPhoneLength } from '@stampa/rules/contact'
import { Type } from 'typebox'

/** A JSON schema with the keywords that services use. `message` is our own: the text for a field that fails. */
export interface JsonSchema {
  $id?: string
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  contentMediaType?: string
  title?: string
  message?: string
}

/** Returns a copy of a schema with each schema directly inside of it replaced by `change(schema)`. */
export function mapSubschemas(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const copy = { ...schema }
  for (const keyword of ['properties', 'patternProperties'] as const) {
    const named = copy[keyword]
    if (named) {
      copy[keyword] = Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [name, change(schema)]),
      )
    }
  }
  const { additionalProperties, anyOf, items } = copy
  if (typeof additionalProperties === 'object') {
    copy.additionalProperties = change(additionalProperties)
  }
  if (items) copy.items = change(items)
  if (anyOf) copy.anyOf = anyOf.map(change)
  return copy
}

/**
 * Returns a copy of a JSON schema in which every object refuses properties that it does not name, unless the schema
 * itself says otherwise. Applied to every request body: a misspelt field is an error, not a silent loss.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const copy = mapSubschemas(schema, closed)
  if (copy.type === 'object' && copy.properties) copy.additionalProperties ??= false
  return copy
}

/** Path parameters of a call for one record. */
export const idParams = Type.Object({ id: Type.String() })

/** Returns the schema of a value that may be null. */
export function nullable<Schema extends Type.TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

/** Returns the schema of a time in responses, of a `Date`, which the serializer writes in UTC. */
export function dateTime(description?: string) {
  const schema = { format: 'date-time', ...(description !== undefined && { description }) } as const
  return Type.Unsafe<Date>(Type.String(schema))
}

/** A text that must hold more than white space; `message` is the answer when it does not. */
export function requiredText(maxLength: number, message: string) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S', message })
}

/** A customer's e-mail address. White space around it is accepted; the service trims it. */
export function requiredEmail() {
  return Type.String({ ...requiredText(maxEmailLength, 'Email is required'), format: 'email' })
}

/** A customer's phone number. White space around it is accepted; the service trims it. */
export function requiredPhone() {
  return Type.String({ ...requiredText(maxPhoneLength, 'Phone is required'), format: 'phone' })
}

/**
 * Returns the text on one line: replaces line breaks and other control characters, which a mail
 * header or a spreadsheet would interpret, and those that change the direction of writing, by spaces, and trims it.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Bidi_C}\u2028\u2029]+/gu, ' ').trim()
}
