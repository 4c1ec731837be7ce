import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { dependencyProblem, unavailable } from './dependency-problem.ts'
import { Problem, problemMediaType, toDocument } from './problems.ts'

/**
 * Sends a problem document for every response from 400 up, refused by the router, the body parser, a schema, a
 * route or a broken dependency.
 */
export default fp(
  async app => {
    app.setErrorHandler(sendError)
    const routes = new Map<string, Set<string>>()
    app.addHook('onRoute', ({ url, method }) => {
      const methods = routes.get(url) ?? new Set()
      for (const name of [method].flat()) methods.add(name)
      routes.set(url, methods)
    })
    const allowed = allowedMethods(routes)
    app.setNotFoundHandler(request => {
      const allow = allowed(request.url)
      throw allow.length > 0
        ? new Problem(405, 'method_not_allowed', `${request.method} is not possible here`, {
            headers: { allow: allow.join(', ') },
          })
        : new Problem(404, 'not_found', 'There is nothing at this address')
    })
  },
  { name: 'errors' },
)

/** Handles errors, also those before routing (`frameworkErrors`). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request)
  if (problem.statusCode >= 500)
    request.log.error({ err: problem.cause ?? problem }, 'request failed')
  reply
    .code(problem.statusCode)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type(problemMediaType)
    .send(toDocument(problem, request.id))
}

/**
 * Sends a problem document for requests that Node's HTTP parser refuses: a malformed request line, too large
 * headers, a stalled upload.
 */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = parserProblem(error.code)
  const body = JSON.stringify(toDocument(problem, randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
      `Content-Type: ${problemMediaType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function parserProblem(code: string | undefined): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(408, 'request_timeout', 'The request took too long to arrive')
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(431, 'headers_too_large', 'The address or the headers are too long')
    default:
      return new Problem(400, 'bad_request', 'The request cannot be understood')
  }
}

/** Messages for requests that Fastify and its plugins refuse; their own messages quote the client's input. */
const refusals: Record<number, [code: string, detail: string]> = {
  400: ['bad_request', 'The request cannot be understood'],
  406: ['unsupported_media_type', 'The content type is not supported here'],
  413: ['too_large', 'The request is too large'],
  414: ['uri_too_long', 'The address is too long'],
  415: ['unsupported_media_type', 'The content type is not supported here'],
}

function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (Problem.is(error)) return error
  // The client is gone, but the log must not blame a dependency for the broken connection.
  if (request.raw.readableAborted) return new Problem(400, 'aborted', 'The request was broken off')
  const { statusCode = 500, ...other } = (error ?? {}) as Partial<FastifyError>
  // A DOMException, such as an AbortError, has a number as code.
  const code = typeof other.code === 'string' ? other.code : undefined
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable(error)
  if (code?.startsWith('FST_') && statusCode < 500) {
    const [word, detail] = refusals[statusCode] ?? ['bad_request', STATUS_CODES[statusCode] ?? '']
    return new Problem(statusCode === 406 ? 415 : statusCode, word, detail, { cause: error })
  }
  const internal = { cause: error }
  return (
    dependencyProblem(error) ??
    new Problem(500, 'internal_error', 'Something went wrong on our side', internal)
  )
}

/**
 * Returns a function that lists the methods of an address, for the `Allow` header of a 405.
 *
 * @param routes method names by route pattern (`/api/products/:id`); read on the first call
 */
export function allowedMethods(routes: Map<string, Set<string>>): (url: string) => string[] {
  let table: { pattern: RegExp; methods: Set<string> }[] | undefined
  return url => {
    table ??= [...routes].map(([route, methods]) => ({ pattern: toPattern(route), methods }))
    const path = url.split('?', 1)[0] ?? ''
    const methods = table
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(row => [...row.methods])
    return [...new Set(methods)].sort()
  }
}

function toPattern(route: string): RegExp {
  const source = route
    .split('/')
    .map(segment => {
      if (segment.startsWith(':')) return '[^/]+'
      return segment === '*' ? '.*' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    })
    .join('/')
  return new RegExp(`^${source}$`)
}
