/** Error of one field, by its name in the form. */
export interface FieldError {
  field: string
  message: string
}

/** Error of a call that a service refused or that got no response. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The problem's stable code, if the service sent one. */
  readonly code: string | undefined
  readonly fields: FieldError[]
  /** Concurrent change of the record, for a save based on an old version. */
  readonly conflict: Conflict | undefined
  /** Seconds after which the call may be tried again, if the response has them. */
  readonly retryAfter: number | undefined

  constructor(message: string, status: number, problem: Problem = {}, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.code = problem.code
    this.fields = problem.errors ?? []
    this.conflict = problem.conflict
    this.retryAfter = problem.retryAfter
  }
}

/** Changes of a record since the version that a save was based on. */
export interface Conflict {
  version: number
  /** E-mail of the last author. */
  changedBy: string | null
  /** ISO time. */
  changedAt: string
}

interface Problem {
  message?: string
  code?: string
  errors?: FieldError[]
  conflict?: Conflict
  retryAfter?: number | undefined
}

/** Text of an {@link ApiError}. */
interface UnwrapOptions {
  /** Text without a message of the service. */
  fallback: string
  /** Whether the service's own message is shown, but not the gateway's: for saves, not for loads. */
  preferServerMessage?: boolean
}

/**
 * Returns the body of a successful response.
 *
 * @throws ApiError with the fallback text, or the service's own where asked for. A response that the fetch function
 * throws (a redirect to the sign-in page) passes through.
 *
 * @example await unwrap(catalog.GET('/api/products'), { fallback: 'Failed to load products' })
 */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
  { fallback, preferServerMessage = false }: UnwrapOptions,
): Promise<T> {
  let answer: Awaited<typeof call>
  try {
    answer = await call
  } catch (cause) {
    if (cause instanceof Response) throw cause
    throw new ApiError(fallback, 0, {}, cause)
  }
  const { data, error, response } = answer
  if (response.ok) return data as T
  const problem: Problem = typeof error === 'object' && error !== null ? error : {}
  const usesServerMessage = preferServerMessage && !isFromGateway(response.status)
  const message = (usesServerMessage && problem.message) || fallback
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  throw new ApiError(message, response.status, { ...problem, retryAfter })
}

/**
 * Returns whether the gateway answered instead of a service; its English text is not a message of the service.
 */
function isFromGateway(status: number): boolean {
  return status === 502 || status === 504
}
