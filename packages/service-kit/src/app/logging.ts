import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Logs only failures of this route: for routes with thousands of calls a minute. */
    quiet?: boolean
  }
}

/** Request id that the gateway sets; generated here when the service is called directly. */
export function requestId(request: IncomingMessage): string {
  const id = request.headers['x-request-id']
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
}

/**
 * Logs one line per request, without personal data: method, route pattern, status, time, request id.
 * URLs are left out because paths and query strings may hold e-mails, names and tokens.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { url, config } = request.routeOptions
    if (config.quiet === true && !error) return
    const line = {
      method: request.method,
      route: url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.warn({ ...line, err: error }, 'response aborted')
    else request.log.info(line, 'request')
  }

  override routeNotFound(): void {}
}

type ChildLoggerFactory = Parameters<FastifyInstance['setChildLoggerFactory']>[0]

/** Creates a request's logger on first use: pino compiles redaction for every child logger, and most calls log nothing. */
export const lazyChildLogger: ChildLoggerFactory = (logger, bindings, options) => {
  let made: typeof logger | undefined
  const child = () => {
    made ??= logger.child(bindings, options)
    return made
  }
  return new Proxy(logger, {
    get(parent, name) {
      if (typeof Reflect.get(parent, name) !== 'function') return Reflect.get(child(), name)
      return (...line: unknown[]) => Reflect.get(child(), name).apply(child(), line)
    },
  })
}

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: LoggedError
}

/**
 * Returns an error as the log shows it. The text of a database error quotes values of the failed row or input,
 * so only its SQLSTATE, table and constraint are kept.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a non-error was thrown', stack: '' }
  const { code, table, constraint } = error as {
    code?: unknown
    table?: unknown
    constraint?: unknown
  }
  const message = isSqlState(code)
    ? `database error ${[code, table, constraint].filter(Boolean).join(' ')}`
    : error.message
  const frames = (error.stack ?? '').split('\n').filter(line => line.startsWith('    at '))
  return {
    type: error.name,
    message,
    stack: frames.join('\n'),
    ...(code !== undefined && { code }),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/** Returns whether a code is one of PostgreSQL's five-character error codes. */
export function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
}

/** Returns Fastify's logger options: JSON lines on stdout. */
export function loggerOptions(name: string, level: string) {
  return {
    name,
    level,
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', 'email'].flatMap(key => [
        key,
        `*.${key}`,
        `*.*.${key}`,
      ]),
      censor: '[redacted]',
    },
    serializers: {
      err: errorForLog,
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  }
}
