import { covers, type Scope } from '@stampa/rules/permissions'
import {
  type Admin,
  confirmationRequired,
  confirmedMinutes,
  forbidden,
  invalidField,
  Problem,
  unauthorized,
} from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { type RoleScope, scopeOf } from '../roles.ts'
import { findRole, listPeople, type Person, type Role } from './people.ts'

/**
 * Locks people and roles until the transaction ends, so that changes of them are made one after another, and
 * returns the caller's present permissions. They are the token's: a change of them ends the session, which is
 * seen here at once.
 *
 * @throws Problem 401 for a session that has ended meanwhile, 403 when the password was entered long ago
 */
export async function lockPeople(tx: Knex.Transaction, admin: Admin): Promise<Scope> {
  await tx.raw('lock table administrators, roles in share row exclusive mode')
  return requireConfirmed(tx, admin)
}

/**
 * Returns the caller's present permissions.
 *
 * @throws Problem 401 for a session that has ended meanwhile, 403 when the password was entered long ago
 */
export async function requireConfirmed(db: Knex, admin: Admin): Promise<Scope> {
  const caller = await db('sessions as s')
    .join('administrators as a', 'a.id', 's.administrator_id')
    .join('roles as r', 'r.id', 'a.role')
    .where({ 's.id': admin.sessionId, 's.revoked_at': null })
    .first<(RoleScope & { isConfirmed: boolean }) | undefined>(
      'r.id',
      'r.permissions',
      db.raw(`s.confirmed_at > now() - interval '${confirmedMinutes} minutes' as "isConfirmed"`),
    )
  if (!caller) throw unauthorized()
  if (!caller.isConfirmed) throw confirmationRequired()
  return scopeOf(caller)
}

/** @throws Problem 403 when a caller would give, take or change permissions that they do not have */
export function requireCover(caller: Scope, ...scopes: Scope[]): void {
  if (!scopes.every(scope => covers(caller, scope))) throw forbidden()
}

export type PersonRequest = { admin: Parameters<typeof lockPeople>[1]; params: { id: string } }

/**
 * Locks people and returns the one of the request, whose permissions the caller has.
 *
 * @throws Problem 401, 403 or 404
 */
export async function lockPerson(tx: Knex.Transaction, { admin, params }: PersonRequest) {
  const caller = await lockPeople(tx, admin)
  const person = await requirePerson(tx, params.id)
  requireCover(caller, scopeOf(await requireRole(tx, person.role)))
  return { caller, person }
}

/** @throws Problem 404 */
export async function requirePerson(db: Knex, id: string): Promise<Person> {
  const [person] = isId(id) ? await listPeople(db, id) : []
  if (!person) throw new Problem(404, 'person_not_found', 'Person not found')
  return person
}

/** @throws Problem 400: a client sends ids of roles that it has read */
export async function requireRole(db: Knex, id: string): Promise<Role> {
  const role = await findRole(db, id)
  if (!role) throw invalidField('role', 'Please select a role')
  return role
}
