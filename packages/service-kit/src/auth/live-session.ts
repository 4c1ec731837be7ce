import type { Scope } from '@stampa/rules/permissions'
import type { Redis } from 'ioredis'

/** Returns the Redis key that exists while the session is live. Only identity writes it. */
export function sessionKey(sessionId: string): string {
  return `session:${sessionId}`
}

/** Returns the Redis key that expires when the session was unused for its idle time. Each service renews it. */
export function lastUseKey(sessionId: string): string {
  return `last-use:${sessionId}`
}

/** Minutes after which what needs the password needs it again. */
export const confirmedMinutes = 10

/**
 * Returns the Redis key that exists for {@link confirmedMinutes} after the password was entered again. Only
 * identity writes it.
 */
export function confirmedKey(sessionId: string): string {
  // Within the keys that Redis lets identity write and the other services read.
  return `session:confirmed:${sessionId}`
}

/** Seconds for which an account is known after a sign-in. */
export const accountLifetime = 30 * 24 * 60 * 60

/**
 * Returns the Redis key with the permissions of an account, from a sign-in until {@link accountLifetime} has passed or
 * the account or its role is changed. Only identity writes it.
 */
export function accountKey(administratorId: string): string {
  return `session:account:${administratorId}`
}

/**
 * Returns what an account may now, for a link that works without a session: nothing once it was changed, disabled or
 * deleted, or signed in long ago, until it signs in again.
 */
export async function scopeOfAccount(redis: Redis, administratorId: string): Promise<Scope> {
  return (await redis.get(accountKey(administratorId)))?.split(' ') ?? []
}

/** A session as its token states it. */
interface TokenSession {
  sessionId: string
  /** Seconds without use after which the session ends; undefined in tokens of releases without this limit. */
  idle: number | undefined
}

/**
 * Returns whether a session is live: it was not ended, and was used within its idle time.
 *
 * @param isUse whether this is a use, which begins the idle time again
 */
export async function isSessionLive(
  redis: Redis,
  { sessionId, idle }: TokenSession,
  { isUse }: { isUse: boolean },
): Promise<boolean> {
  const key = sessionKey(sessionId)
  if (idle === undefined) return (await redis.exists(key)) === 1
  const used = lastUseKey(sessionId)
  // A key that has expired is not created again.
  const [live, recent] = await Promise.all([
    redis.exists(key),
    isUse ? redis.expire(used, idle) : redis.exists(used),
  ])
  return live === 1 && recent === 1
}
