import { allows, type Permission, type Scope, type Section } from '@stampa/rules/permissions'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { Problem } from '../errors/problems.ts'
import { confirmedKey } from './live-session.ts'

/** What a call requires of its administrator; `own`: nothing, since it concerns only their own account. */
export type Requirement = Permission | 'own'

declare module 'fastify' {
  interface FastifySchema {
    /** Stated by every call that takes an administrator's token; part of the OpenAPI document. */
    'x-permission'?: Requirement
  }
}

/**
 * Returns the scope of a token's claim (RFC 9068): permissions separated by spaces. Releases without roles
 * signed tokens without one, for administrators that may do everything; these expire within 12 hours.
 */
export function readScope(claim: unknown): Scope {
  return claim === undefined ? ['*'] : String(claim).split(' ')
}

/**
 * Requires a permission besides that of the route: for a body that deletes, or that reads another section.
 *
 * @throws Problem 403
 */
export function requirePermission(
  { admin }: { admin: { scope: Scope } },
  permission: Requirement,
): void {
  if (permission !== 'own' && !allows(admin.scope, permission)) throw forbidden()
}

/** @throws for a route that takes an administrator's token and states no permission */
export function refuseUnstated({ method, url, schema }: RouteOptions): void {
  const takesToken = schema?.security?.some(way => 'admin' in way)
  if (takesToken && schema?.['x-permission'] === undefined) {
    throw new Error(`${method} ${url} states no permission`)
  }
}

/**
 * Requires that the password was entered again in the last minutes: for what cannot be undone.
 *
 * @throws Problem 403
 */
export async function requireConfirmed(
  { redis }: { redis: Redis },
  { admin }: { admin: { sessionId: string } },
): Promise<void> {
  if (!(await redis.exists(confirmedKey(admin.sessionId)))) throw confirmationRequired()
}

/** Returns the 403 of a call for which the password must be entered again. */
export function confirmationRequired(): Problem {
  return new Problem(403, 'confirmation_required', 'Enter your password to continue')
}

/** Returns the 403 of a call beyond the administrator's permissions. */
export function forbidden(): Problem {
  return new Problem(403, 'forbidden', 'You do not have permission to do this')
}

/**
 * Sections of the events that are not of the section that a route requires, by the word that begins their
 * types: `offer` of `offer.sent`.
 */
export type EventSections = Readonly<Record<string, Section>>

/** Returns the words of the events that the administrator has no permission for. */
export function closedEvents(
  { admin }: FastifyRequest,
  verb: 'read' | 'write',
  sections: EventSections,
): string[] {
  return Object.entries(sections)
    .filter(([, section]) => !allows(admin.scope, `${section}:${verb}`))
    .map(([word]) => word)
}
