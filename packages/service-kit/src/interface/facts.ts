/** An OpenAPI document as far as a client depends on it. */
export interface OpenApi {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  security?: Record<string, unknown>[]
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

/** One thing that a client may rely on. */
export interface Fact {
  /** Where: the call, then the way to the field: `POST /api/faq > question`. */
  key: string
  /** Whether it is what a client sends or what it gets. */
  side: 'request' | 'response'
  /** What may stand there, each possibility by itself: `string`, `null`, `"active"`. */
  types: string[]
  /** Bounds on what may be sent. */
  bounds: Record<string, number | string>
  required: boolean
}

const bounds = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
] as const

/**
 * Everything in a document that a client may rely on: which calls there are and who may make them, what
 * they take, and what they answer when all is well.
 */
export function factsOf(document: OpenApi): Fact[] {
  const facts: Fact[] = []
  const add = (fact: Partial<Fact> & Pick<Fact, 'key' | 'side'>) =>
    facts.push({ types: [], bounds: {}, required: true, ...fact })

  function describe(
    side: Fact['side'],
    key: string,
    schema: Schema,
    required: boolean,
    depth = 0,
  ): void {
    const forms = alternatives(schema)
    const limits = Object.fromEntries(
      forms.flatMap(form =>
        bounds.flatMap(name => (form[name] === undefined ? [] : [[name, form[name]]])),
      ),
    )
    const types = [...new Set(forms.flatMap(typesOf))].sort()
    add({ side, key, types, bounds: side === 'request' ? limits : {}, required })
    if (depth > 12) return
    for (const form of forms) {
      if (form.items) describe(side, `${key}[]`, form.items, true, depth + 1)
      for (const [name, property] of Object.entries(form.properties ?? {})) {
        const needed = form.required?.includes(name) ?? false
        describe(side, `${key} ${name}`, property, needed, depth + 1)
      }
    }
  }

  function alternatives(schema: Schema): Schema[] {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) return alternatives(document.components?.schemas?.[name] ?? {})
    return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema]
  }

  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      const { security = [] } = operation
      const admin = security.length > 0 && security.every(way => Object.keys(way).length > 0)
      add({ side: 'request', key: call, types: admin ? ['admin'] : ['admin', 'anybody'] })
      for (const { in: place, name, required, schema } of operation.parameters ?? []) {
        describe('request', `${call} ${place} ${name}`, schema ?? {}, required ?? false)
      }
      for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
        describe('request', `${call} > ${type}`, schema ?? {}, true)
      }
      for (const [status, { content }] of Object.entries(operation.responses ?? {})) {
        if (!status.startsWith('2')) continue
        add({ side: 'response', key: `${call} ${status}` })
        for (const [type, { schema }] of Object.entries(content ?? {})) {
          describe('response', `${call} ${status} < ${type}`, schema ?? {}, true)
        }
      }
    }
  }
  return facts
}

function typesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value))
  const types = [schema.type ?? 'anything'].flat()
  return types.map(type => (schema.format ? `${type}<${schema.format}>` : type))
}
