import type { JsonSchema } from '../validation/schemas.ts'

/** The parts of an OpenAPI document that clients depend on. */
export interface OpenApi {
  paths?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, JsonSchema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
  }
}

export interface Parameter {
  in: string
  name: string
  required?: boolean
  schema?: JsonSchema
}

export interface Operation {
  security?: Record<string, unknown>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
  responses?: Record<string, Response>
}

/** A response, or a reference to a shared one. */
export interface Response {
  $ref?: string
  content?: Record<string, { schema?: JsonSchema }>
}

/** Returns the parameters of an operation, shared ones too. */
export function parametersOf({ parameters = [] }: Operation, { components }: OpenApi): Parameter[] {
  return parameters.flatMap(one =>
    '$ref' in one ? (components?.parameters?.[one.$ref.split('/').at(-1) ?? ''] ?? []) : one,
  )
}

/** One element of an interface that a client may rely on: a call, a parameter, a status or a field. */
export interface Fact {
  /** Call and path of the element: `POST /api/faq > application/json question`. */
  key: string
  /** Side of the call that the field belongs to. */
  side: 'request' | 'response'
  /** Allowed types and values: `string`, `null`, `"active"`. */
  types: string[]
  /** Bounds of a request field. */
  bounds: Record<string, number | string>
  required: boolean
}

export const bounds = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
] as const

/** The part of an interface that is described. */
export interface Scope {
  /** @param call such as `POST /api/faq` */
  hasCall: (call: string) => boolean
  /** Required parameters and fields of a request are always described. */
  hasField: (name: string) => boolean
  hasFailure: (status: number) => boolean
}

/** All operations with their successful responses. */
const successes: Scope = { hasCall: () => true, hasField: () => true, hasFailure: () => false }

/** All operations with all responses. */
export const everything: Scope = { ...successes, hasFailure: () => true }

/** Returns the facts of a document: its operations, their required access, their requests and their responses. */
export function factsOf(document: OpenApi, scope: Scope = successes): Fact[] {
  const facts: Fact[] = []
  const add = (fact: Partial<Fact> & Pick<Fact, 'key' | 'side'>) =>
    facts.push({ types: [], bounds: {}, required: true, ...fact })

  function describe(
    side: Fact['side'],
    key: string,
    schema: JsonSchema,
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
    // Schemas may refer to themselves.
    if (depth > 12) return
    for (const form of forms) {
      if (form.items) describe(side, `${key}[]`, form.items, true, depth + 1)
      for (const [name, property] of Object.entries(form.properties ?? {})) {
        const needed = form.required?.includes(name) ?? false
        if (!scope.hasField(name) && !(side === 'request' && needed)) continue
        describe(side, `${key} ${name}`, property, needed, depth + 1)
      }
    }
  }

  function alternatives(schema: JsonSchema): JsonSchema[] {
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) return alternatives(document.components?.schemas?.[name] ?? {})
    return schema.anyOf ? schema.anyOf.flatMap(alternatives) : [schema]
  }

  // Operations share the responses of their failures, which are described once.
  const failures = new Map<string, string>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      if (!scope.hasCall(call)) continue
      const { security = [] } = operation
      // An empty requirement allows anonymous calls.
      const admin = security.length > 0 && security.every(way => Object.keys(way).length > 0)
      // Access is compared like a type: without `anybody` the call accepts less.
      add({ side: 'request', key: call, types: admin ? ['admin'] : ['admin', 'anybody'] })
      for (const { in: place, name, required = false, schema } of parametersOf(
        operation,
        document,
      )) {
        if (!required && !scope.hasField(name)) continue
        describe('request', `${call} ${place} ${name}`, schema ?? {}, required)
      }
      const bodies = Object.entries(operation.requestBody?.content ?? {})
      for (const [type, { schema }] of bodies) {
        describe('request', `${call} > ${type}`, schema ?? {}, bodies.length === 1)
      }
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!status.startsWith('2') && !scope.hasFailure(Number(status))) continue
        add({ side: 'response', key: `${call} ${status}` })
        const { $ref, content } = response
        if ($ref) failures.set($ref, `Failure ${status}`)
        for (const [type, { schema }] of Object.entries(content ?? {})) {
          describe('response', `${call} ${status} < ${type}`, schema ?? {}, true)
        }
      }
    }
  }
  for (const [$ref, key] of failures) {
    const { content } = document.components?.responses?.[$ref.split('/').at(-1) ?? ''] ?? {}
    for (const [type, { schema }] of Object.entries(content ?? {})) {
      describe('response', `${key} < ${type}`, schema ?? {}, true)
    }
  }
  return facts
}

function typesOf(schema: JsonSchema): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value))
  const types = [schema.type ?? 'anything'].flat()
  return types.map(type => (schema.format ? `${type}<${schema.format}>` : type))
}

/**
 * Returns the changes that break a client made for the released interface: a removed call, parameter or field, a
 * narrower request, a wider response. Empty when every released call still works.
 */
export function breakingChanges(released: readonly Fact[], current: readonly Fact[]): string[] {
  const now = new Map(current.map(fact => [idOf(fact), fact]))
  const before = new Map(released.map(fact => [idOf(fact), fact]))
  return [
    ...released.flatMap(fact => {
      const same = now.get(idOf(fact))
      return same ? narrowed(fact, same) : [`${fact.key} is gone`]
    }),
    ...current
      .filter(fact => fact.side === 'request' && fact.required && !before.has(idOf(fact)))
      // Only clients that send the object around a field, or call its operation, have to send the field.
      .filter(({ key }) => {
        const around = current.findLast(fact => fact.side === 'request' && isWithin(key, fact.key))
        return around !== undefined && before.has(idOf(around))
      })
      .map(({ key }) => `${key} must be sent now`),
  ]
}

function narrowed(released: Fact, current: Fact): string[] {
  const { key, side } = released
  const problems: string[] = []
  if (side === 'request') {
    const refused = released.types.filter(type => !accepts(current.types, type))
    if (refused.length > 0) problems.push(`${key} no longer takes ${refused.join(', ')}`)
    if (current.required && !released.required) problems.push(`${key} must be sent now`)
    problems.push(...tightened(released, current))
  } else {
    const unknown = current.types.filter(type => !accepts(released.types, type))
    if (unknown.length > 0) problems.push(`${key} may be ${unknown.join(', ')} now`)
    if (released.required && !current.required) problems.push(`${key} may be missing now`)
  }
  return problems
}

/** Returns bounds that are new or narrower. */
function tightened(released: Fact, current: Fact): string[] {
  return Object.entries(current.bounds).flatMap(([name, bound]) => {
    const before = released.bounds[name]
    if (before === bound) return []
    if (typeof bound === 'number' && typeof before === 'number') {
      const looser = name.startsWith('max') ? bound > before : bound < before
      if (looser) return []
    }
    return [`${released.key} has ${name} ${bound} now`]
  })
}

/** Returns whether the types include a type; a plain type includes each of its values and formats. */
function accepts(types: readonly string[], type: string): boolean {
  const plain = type.startsWith('"') ? 'string' : type.replace(/<.*/, '')
  return types.includes(type) || types.includes(plain) || types.includes('anything')
}

/** Returns whether an element is part of another, by their keys. */
export function isWithin(key: string, parent: string): boolean {
  return key.startsWith(`${parent} `) || key.startsWith(`${parent}[]`)
}

/** Returns the call of an element's key or of a change: `POST /api/faq`. */
export function callOf(text: string): string {
  return text.split(' ', 2).join(' ')
}

function idOf({ side, key }: Fact): string {
  return `${side} ${key}`
}
