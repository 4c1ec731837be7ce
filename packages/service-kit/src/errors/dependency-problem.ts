import { isSqlState } from '../app/logging.ts'
import { Problem } from './problems.ts'

/** SQLSTATEs (or their two-letter class) that mean: the database is away or overloaded, ask again. */
const databaseAway = ['08', '53', '57', '40001', '40P01', '55P03']

/** SQLSTATEs of values that no column can hold: a NUL character, a number or date out of range or form. */
const unusableValue = ['22003', '22007', '22008', '22021', '22P02', '22P05']

/** Error codes of a lost or unreachable PostgreSQL or Redis in Node, knex and ioredis. */
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]
const awayNames = ['KnexTimeoutError', 'MaxRetriesPerRequestError', 'AbortError']
/** Messages of Redis when it has no memory left, is loading its log or cannot write it. */
const redisRefuses = /^(OOM|LOADING|MISCONF) /
/** knex puts the statement and a dash before the driver's message. */
const awayMessage =
  /(^| - )(Connection (terminated|is closed|ended)|Command timed out|Stream isn't writeable|timeout e)/

/** The answer when PostgreSQL or Redis caused the error, or undefined when neither did. */
export function dependencyProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  if (isSqlState(code)) {
    if (unusableValue.includes(code)) {
      return new Problem(400, 'unusable_value', 'The request holds a value that cannot be stored', {
        cause: error,
      })
    }
    return databaseAway.some(prefix => code.startsWith(prefix)) ? unavailable(error) : undefined
  }
  const away =
    networkCodes.some(network => network === code) ||
    awayNames.includes(error.name) ||
    awayMessage.test(error.message) ||
    redisRefuses.test(error.message)
  return away ? unavailable(error) : undefined
}

/** 503 that asks the client to come back. */
export function unavailable(cause: unknown): Problem {
  return new Problem(503, 'unavailable', 'The service is not available, please try again shortly', {
    cause,
    headers: { 'retry-after': '2' },
  })
}
