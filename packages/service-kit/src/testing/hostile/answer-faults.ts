import { Ajv } from 'ajv'
import type { OpenApi, Operation } from '../../openapi/breaking-changes.ts'
import { addFormats } from '../../validation/formats.ts'
import type { Answer, CallMethod } from '../calls.ts'
import { inlined } from '../examples.ts'

type Responses = NonNullable<Operation['responses']>

/** Internal details that no answer to a fault may contain: file paths and SQL. */
const leaks =
  /node_modules|\.ts:\d+|\/src\/|\b(select|insert into|update) [^"]*\b(from|set|values)\b/i

/** Statuses of calls whose method or path no operation has. */
const unknownCall = [400, 403, 404, 405, 413, 414, 415]

/** Compares answers with an OpenAPI document. */
export class AnswerFaults {
  readonly #document: OpenApi
  /** The most specific first. */
  readonly #paths: [pattern: RegExp, operations: Record<string, Operation>][]
  readonly #ajv = addFormats(new Ajv({ strict: false }))
  readonly #validators = new Map<object, ReturnType<Ajv['compile']>>()

  constructor(document: OpenApi) {
    this.#document = document
    this.#paths = Object.entries(document.paths ?? {})
      .sort(([a], [b]) => a.split('{').length - b.split('{').length)
      .map(([template, operations]) => [patternOf(template), operations])
  }

  /** Returns what is wrong with an answer, or undefined. */
  find(method: CallMethod, url: string, answer: Answer): string | undefined {
    const fault = this.#faultOf(method, url, answer)
    return fault && `${answer.status} ${fault}: ${answer.raw.subarray(0, 300)}`
  }

  #faultOf(method: CallMethod, url: string, answer: Answer): string | undefined {
    const { status, headers } = answer
    if (status >= 500) return 'is a server error'
    if (headers['set-cookie'] !== undefined && !url.startsWith('/api/auth/login')) {
      return 'sets a cookie'
    }
    const fault = status >= 400 && problemFault(answer)
    if (fault) return fault
    const operations = this.#operationsAt(method, url)
    const mayBeUnknown = operations.length === 0 || pathOf(url).endsWith('/')
    if (mayBeUnknown && unknownCall.includes(status)) return undefined
    if (operations.length === 0) return 'answers a call that is not in the document'
    const faults = operations.map(({ responses }) => {
      const response = responses?.[status]
      return response ? this.#contentFault(response, answer) : 'is not in the document'
    })
    return faults.includes(undefined) ? undefined : faults[0]
  }

  /** Returns the operations that an address may be of; `/api/offers/` may have an empty parameter. */
  #operationsAt(method: CallMethod, url: string): Operation[] {
    const path = pathOf(url)
    const fitting = this.#paths.flatMap(([pattern, operations]) => {
      const fits = pattern.test(path) || pattern.test(path.replace(/\/$/, ''))
      const operation = fits && operations[method.toLowerCase()]
      return operation ? [operation] : []
    })
    return path.endsWith('/') ? fitting : fitting.slice(0, 1)
  }

  #contentFault(
    response: Responses[string] & { $ref?: string },
    { headers, body, raw }: Answer,
  ): string | undefined {
    const name = response.$ref?.split('/').at(-1) ?? ''
    const shared = this.#document.components?.responses?.[name] as Responses[string] | undefined
    const { content } = shared ?? response
    if (!content) return raw.length > 0 ? 'has a body' : undefined
    const type = String(headers['content-type']).split(';')[0] ?? ''
    const media = content[type] ?? content['*/*']
    if (!media) return `has the type '${type}'`
    if (!type.includes('json') || !media.schema) return undefined
    const validate = this.#validators.get(media) ?? this.#compile(media.schema)
    this.#validators.set(media, validate)
    return validate(body) ? undefined : this.#ajv.errorsText(validate.errors)
  }

  #compile(schema: object) {
    return this.#ajv.compile(inlined(schema, this.#document.components?.schemas ?? {}))
  }
}

function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname
}

/** Returns a pattern of the paths of a template; a parameter may be empty. */
export function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]*')}$`)
}

/** Returns what is wrong with the problem document of a refused call. */
function problemFault({ status, headers, body }: Answer): string | undefined {
  const { message, detail, status: documented } = (body ?? {}) as Record<string, unknown>
  const isProblem = String(headers['content-type']).includes('application/problem+json')
  if (!isProblem || documented !== status || typeof message !== 'string' || message !== detail) {
    return 'without a problem document'
  }
  return leaks.test(message) ? 'leaks internals' : undefined
}
