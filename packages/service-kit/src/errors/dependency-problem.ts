import { isSqlState } from '../app/logging.ts'
import { Problem } from './problems.ts'

/**
 * SQLSTATEs (or their two-letter class) that mean: the database is away, overloaded, or cannot write (58, 42501 on a
 * read-only disk, 25006 on a standby). Ask again.
 */
const databaseAway = ['08', '25006', '25P0', '40', '42501', '53', '55', '57', '58']

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
/** Error codes of a disk that is full, read-only or broken, and of too many open files. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']
const awayNames = ['KnexTimeoutError', 'MaxRetriesPerRequestError', 'AbortError']
/** knex puts the statement and a dash before the driver's message. */
const awayMessage =
  /(^| - )(Connection (terminated|is closed|ended)|Client (has encountered|was closed)|Command timed out|Socket timeout|Stream isn't writeable|timeout e)/
/** Replies of a Redis whose disk or memory is full, that is loading its log, or that may not write. */
const redisRefusal = /^(MISCONF|OOM|LOADING|READONLY|BUSY|MASTERDOWN|NOREPLICAS) /

/** The answer when PostgreSQL, Redis or the disk caused the error, or undefined when none did. */
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
    [...networkCodes, ...diskCodes].some(known => known === code) ||
    awayNames.includes(error.name) ||
    awayMessage.test(error.message) ||
    redisRefusal.test(error.message)
  return away ? unavailable(error) : undefined
}

/** Whether the error means that PostgreSQL, Redis or the disk is away or busy, so that the same may succeed later. */
export function isAway(error: unknown): boolean {
  return dependencyProblem(error)?.statusCode === 503
}

/** 503 that asks the client to come back. */
export function unavailable(cause: unknown): Problem {
  return new Problem(503, 'unavailable', 'The service is not available, please try again shortly', {
    cause,
    headers: { 'retry-after': '2' },
  })
}
