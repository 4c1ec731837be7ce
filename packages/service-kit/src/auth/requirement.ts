import { allows, type Permission, type Scope } from '@stampa/rules/permissions'
import type { RouteOptions } from 'fastify'
import { Problem } from '../errors/problems.ts'

/** What a call requires of its administrator; `own`: nothing, since it concerns only their own account. */
export type Requirement = Permission | 'own'

declare module 'fastify' {
  interface FastifySchema {
    /** Stated by every call that takes an administrator's token; part of the OpenAPI document. */
    'x-permission'?: Requirement
  }
}

/**
 * Returns the scope of a token's claim (RFC 9068): permissions separated by spaces. Releases without roles signed tokens
 * without one, for administrators that may do everything; these expire within 12 hours.
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

/** Returns the 403 of a call beyond the administrator's permissions. */
export function forbidden(): Problem {
  return new Problem(403, 'forbidden', 'You do not have permission to do this')
}
