import type { OpenApi, Operation, Parameter } from '@stampa/service-kit/openapi'
import type { JsonSchema } from '@stampa/service-kit/validation'

/** A change of a service's interface, made to a copy of its document. */
export interface InterfaceChange {
  service: string
  /** The operation that it concerns. */
  call: string
  /** What the change is, for the test's title. */
  title: string
  change: (document: OpenApi) => void
}

/** Makes changes of the operation `call` of a service. */
export function changesOf(service: string, call: string) {
  const [method = '', path = ''] = call.split(' ')
  const operation = (document: OpenApi): Operation => {
    const found = document.paths?.[path]?.[method.toLowerCase()]
    if (!found) throw new Error(`${service} has no ${call}`)
    return found
  }
  const make = (title: string, change: InterfaceChange['change']): InterfaceChange => ({
    service,
    call,
    title: `${call}: ${title}`,
    change,
  })
  const responses = (document: OpenApi) => operation(document).responses ?? {}

  /** Returns the object that holds the last of the names: of the successful response, or of the request. */
  const record = (document: OpenApi, side: 'response' | 'request', names: string[]): JsonSchema => {
    const status = Object.keys(responses(document)).find(each => each.startsWith('2')) ?? ''
    const part = side === 'request' ? operation(document).requestBody : responses(document)[status]
    const [content] = Object.values(part?.content ?? {})
    let schema = objectIn(content?.schema ?? {}, document)
    for (const name of names.slice(0, -1)) schema = objectIn(fieldOf(schema, name), document)
    return schema
  }
  const edit =
    (side: 'response' | 'request', names: string[], change: (fields: Fields) => void) =>
    (document: OpenApi) => {
      const schema = record(document, side, names)
      schema.properties ??= {}
      schema.required ??= []
      const name = names.at(-1) ?? ''
      change({ name, properties: schema.properties, required: schema.required })
      schema.required = schema.required.filter(each => Object.hasOwn(schema.properties ?? {}, each))
    }
  const parameters = (document: OpenApi): (Parameter | { $ref: string })[] => {
    const found = operation(document)
    found.parameters ??= []
    return found.parameters
  }

  return {
    removeCall: () =>
      make('is removed', ({ paths = {} }) => delete paths[path]?.[method.toLowerCase()]),
    restrict: () =>
      make('is for administrators', document => {
        operation(document).security = [{ admin: [] }]
      }),
    open: () =>
      make('is for everybody', document => {
        operation(document).security = []
      }),
    /** Moves a response to another status; without one, removes it. */
    moveStatus: (from: number, to?: number) =>
      make(`${from} becomes ${to ?? 'undocumented'}`, document => {
        const all = responses(document)
        const response = all[from]
        if (!response) throw new Error(`${call} has no ${from}`)
        delete all[from]
        if (to) all[to] = response
      }),
    addStatus: (status: number) =>
      make(`may answer ${status}`, document => {
        responses(document)[status] = {}
      }),
    contentType: (type: string) =>
      make(`answers ${type}`, document => {
        for (const response of Object.values(responses(document))) {
          if (!response.content) continue
          response.content = { [type]: Object.values(response.content)[0] ?? {} }
        }
      }),
    addContentType: (type: string) =>
      make(`takes ${type} too`, document => {
        const content = operation(document).requestBody?.content ?? {}
        content[type] = Object.values(content)[0] ?? {}
      }),
    removeParameter: (name: string) =>
      make(`parameter ${name} is removed`, document => {
        operation(document).parameters = parameters(document).filter(each => nameOf(each) !== name)
      }),
    addParameter: (name: string, required: boolean) =>
      make(`has ${required ? 'required' : 'optional'} parameter ${name}`, document => {
        parameters(document).push({ in: 'query', name, required, schema: { type: 'string' } })
      }),
    remove: (...names: string[]) =>
      make(
        `${names.join('.')} is removed from the response`,
        edit('response', names, ({ name, properties }) => {
          if (!properties[name]) throw new Error(`${call} has no ${names.join('.')}`)
          delete properties[name]
        }),
      ),
    add: (...names: string[]) =>
      make(
        `${names.join('.')} is added to the response`,
        edit('response', names, ({ name, properties }) => {
          properties[name] = { type: 'string' }
        }),
      ),
    answer: (schema: JsonSchema, ...names: string[]) =>
      make(
        `${names.join('.')} is answered as ${JSON.stringify(schema)}`,
        edit('response', names, ({ name, properties }) => {
          properties[name] = schema
        }),
      ),
    mayLack: (...names: string[]) =>
      make(
        `${names.join('.')} may be missing`,
        edit('response', names, ({ name, required }) => {
          required.splice(required.indexOf(name), 1)
        }),
      ),
    refuse: (...names: string[]) =>
      make(
        `${names.join('.')} is refused in the request`,
        edit('request', names, ({ name, properties }) => {
          if (!properties[name]) throw new Error(`${call} takes no ${names.join('.')}`)
          delete properties[name]
        }),
      ),
    take: (schema: JsonSchema, ...names: string[]) =>
      make(
        `${names.join('.')} is taken as ${JSON.stringify(schema)}`,
        edit('request', names, ({ name, properties }) => {
          properties[name] = { ...properties[name], ...schema }
        }),
      ),
    require: (...names: string[]) =>
      make(
        `${names.join('.')} is required`,
        edit('request', names, ({ name, properties, required }) => {
          properties[name] ??= { type: 'string' }
          required.push(name)
        }),
      ),
    mayOmit: (...names: string[]) =>
      make(
        `${names.join('.')} may be omitted`,
        edit('request', names, ({ name, required }) => {
          required.splice(required.indexOf(name), 1)
        }),
      ),
  }
}

interface Fields {
  name: string
  properties: Record<string, JsonSchema>
  required: string[]
}

function nameOf(parameter: Parameter | { $ref: string }): string | undefined {
  return '$ref' in parameter ? parameter.$ref.split('/').at(-1) : parameter.name
}

function fieldOf({ properties = {} }: JsonSchema, name: string): JsonSchema {
  const field = properties[name]
  if (!field) throw new Error(`there is no ${name}`)
  return field
}

/** Returns the object that a schema is, refers to or lists. */
function objectIn(schema: JsonSchema, document: OpenApi): JsonSchema {
  const { $ref, items, anyOf } = schema
  if ($ref) {
    return objectIn(document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}, document)
  }
  if (items) return objectIn(items, document)
  return anyOf ? objectIn(anyOf[0] ?? {}, document) : schema
}
