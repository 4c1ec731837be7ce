import { STATUS_CODES } from 'node:http'
import { type Static, Type } from 'typebox'
import { dateTime, nullable } from '../validation/schemas.ts'

/** One failed field. `field` is a dotted path (`items.0.quantity`), empty for the whole body. */
export const fieldErrorSchema = Type.Object(
  { field: Type.String(), message: Type.String() },
  { $id: 'FieldError' },
)

export type FieldError = Static<typeof fieldErrorSchema>

/** A field of a record before and after a change, as answers show it. */
export const changeSchema = Type.Object(
  {
    field: Type.String(),
    from: Type.Unknown(),
    to: Type.Unknown(),
  },
  { $id: 'FieldChange' },
)

export type Change = Static<typeof changeSchema>

/** Changes of a record since the version that a refused change was made from. */
export const conflictSchema = Type.Object(
  {
    version: Type.Integer({ description: 'The version that is stored now' }),
    changedBy: nullable(Type.String(), 'Who changed it last'),
    changedAt: dateTime(),
    changes: Type.Array(changeSchema),
  },
  { $id: 'Conflict' },
)

export type Conflict = Static<typeof conflictSchema>

/**
 * Body of every response from 400 up: RFC 9457 with four additions. `message` repeats `detail` because the site's
 * clients read that name, `code` is a stable word to branch on, `errors` lists the failed fields, `conflict`
 * describes a concurrent change.
 */
export const problemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    detail: Type.String(),
    message: Type.String(),
    instance: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(fieldErrorSchema)),
    conflict: Type.Optional(conflictSchema),
  },
  { $id: 'Problem' },
)

export type ProblemDocument = Static<typeof problemSchema>

export interface ProblemOptions {
  errors?: FieldError[]
  conflict?: Conflict
  /** Added to the answer, e.g. `retry-after`. */
  headers?: Record<string, string>
  /** The error behind a 5xx: logged, never sent. */
  cause?: unknown
}

const brand = Symbol.for('@stampa/service-kit/problem')

/**
 * An answer to the client, thrown from anywhere in a request:
 * `throw new Problem(404, 'product_not_found', 'Product not found')`.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly [brand] = true
  readonly statusCode: number
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly conflict: Conflict | undefined
  readonly headers: Record<string, string>

  /**
   * @param status 400 to 599
   * @param code stable, snake_case
   * @param detail shown to people: the specification's words where it has them
   */
  constructor(status: number, code: string, detail: string, options: ProblemOptions = {}) {
    super(detail, 'cause' in options ? { cause: options.cause } : undefined)
    this.statusCode = status
    this.code = code
    this.errors = options.errors
    this.conflict = options.conflict
    this.headers = options.headers ?? {}
  }

  /** Like `instanceof`, and also true across two loaded copies of this module (test runners do that). */
  static is(value: unknown): value is Problem {
    return value instanceof Error && brand in value
  }
}

/** Returns the 400 for invalid fields, with the message of the first. */
export function validationFailed(errors: FieldError[], cause?: unknown): Problem {
  const detail = errors[0]?.message ?? 'The request is not valid'
  return new Problem(400, 'validation_failed', detail, { cause, errors })
}

export function invalidField(field: string, message: string, cause?: unknown): Problem {
  return validationFailed([{ field, message }], cause)
}

export function fileNotFound(): Problem {
  return new Problem(404, 'file_not_found', 'File not found')
}

/** @param requestId becomes `instance`, so that a report from a client leads to its log lines */
export function toDocument(problem: Problem, requestId: string): ProblemDocument {
  return {
    type: 'about:blank',
    title: STATUS_CODES[problem.statusCode] ?? 'Error',
    status: problem.statusCode,
    code: problem.code,
    detail: problem.message,
    message: problem.message,
    instance: `urn:request:${requestId}`,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.conflict && { conflict: problem.conflict }),
  }
}

export const problemMediaType = 'application/problem+json'

export interface ProblemResponse {
  description: string
  content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } }
}

/**
 * The error answers of a route, for `schema.response`.
 *
 * @example response: { 200: productSchema, ...errorResponses(400, 404) }
 */
export function errorResponses<S extends number>(...statuses: S[]): Record<S, ProblemResponse> {
  const responses = {} as Record<S, ProblemResponse>
  for (const status of statuses) {
    responses[status] = {
      description: STATUS_CODES[status] ?? 'Error',
      content: { [problemMediaType]: { schema: { $ref: 'Problem#' } } },
    }
  }
  return responses
}
