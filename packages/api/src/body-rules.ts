/** Rule of one field of a body that a form can check. */
export interface FieldRule {
  type: 'text' | 'integer' | 'list' | 'file' | 'translations'
  /** Whether it is required; a stored record keeps its file. */
  required?: true
  /** The service's message for a missing or invalid value. */
  message?: string
  /** Regular expression of a text, with the flag `u`. */
  pattern?: string
  minimum?: number
  /** Texts of the body that the translations may hold, in its order. */
  fields?: readonly string[]
}

/** Rules of the body of a call, by field in the order of the service's checks. */
export type BodyRules = Readonly<Record<string, FieldRule>>

/** Keywords of an OpenAPI schema that are rules. */
export interface BodySchema {
  $ref?: string
  type?: string
  message?: string
  pattern?: string
  minimum?: number
  contentMediaType?: string
  required?: string[]
  properties?: Record<string, BodySchema>
}

/**
 * Returns the rules of a body by field. Lengths stay with the service, which names their limit, as do fields that
 * forms convert before sending.
 */
export function bodyRules({ properties = {}, required = [] }: BodySchema): BodyRules {
  const rules: Record<string, FieldRule> = {}
  for (const [field, schema] of Object.entries(properties)) {
    const { message, minimum, pattern } = schema
    const type = typeOf(schema)
    if (!type) continue
    const fields = Object.keys(schema.properties?.en?.properties ?? {})
    rules[field] = {
      type,
      ...(required.includes(field) && { required: true }),
      ...(message !== undefined && { message }),
      // `required` already covers blank texts.
      ...(pattern !== undefined && pattern !== String.raw`\S` && { pattern }),
      ...(minimum !== undefined && { minimum }),
      ...(type === 'translations' && { fields }),
    }
  }
  return rules
}

function typeOf({ type, contentMediaType, properties }: BodySchema): FieldRule['type'] | undefined {
  if (contentMediaType !== undefined) return 'file'
  if (type === 'string') return 'text'
  if (type === 'array') return 'list'
  if (properties?.en) return 'translations'
  return type === 'integer' ? 'integer' : undefined
}
