import { invalidField, Problem } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { scopeOf } from '../../../roles.ts'
import { lockPeople, requireCover } from './authority.ts'
import { findRole, listPeople, type Person, type Role } from './store.ts'

export type PersonRequest = { admin: Parameters<typeof lockPeople>[1]; params: { id: string } }

/** Locks people and returns the one of the request, whose permissions the caller has. @throws Problem 401, 403 or 404 */
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
