import { permissions } from '@stampa/rules/permissions'
import {
  type Admin,
  type App,
  adminCall,
  errorResponses,
  invalidField,
  Problem,
  type Static,
  Type,
} from '@stampa/service-kit'
import { idParams, requiredText } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { lockPeople, requireCover } from '../../accounts/authority.ts'
import { findRole, listRoles, type Role } from '../../accounts/people.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { scopeOf } from '../../roles.ts'

const role = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    permissions: Type.Array(Type.String(), { description: '`*` is all, also of later releases' }),
    builtIn: Type.Boolean({ description: 'Cannot be changed or deleted' }),
    people: Type.Integer({ description: 'Number of accounts with the role' }),
  },
  { $id: 'Role' },
)

const input = Type.Object({
  name: requiredText(60, 'Name is required'),
  permissions: Type.Array(Type.Enum([...permissions]), {
    maxItems: permissions.length,
    uniqueItems: true,
  }),
})

export function addRoleRoutes(app: App): void {
  app.get(
    '/roles',
    adminCall(app, 'people:read', {
      summary: 'The built-in roles, then those of the shop',
      response: { 200: Type.Array(role) },
    }),
    async () => (await listRoles(app.db)).map(toRole),
  )

  app.post(
    '/roles',
    adminCall(app, 'people:write', {
      summary: 'Adds a role with permissions that the caller has',
      body: input,
      response: { 201: role, ...errorResponses(409) },
    }),
    async (request, reply) => {
      const added = await app.db.transaction(async tx => {
        requireCover(await lockPeople(tx, request.admin), request.body.permissions)
        const row = { ...toColumns(request.body), id: crypto.randomUUID() }
        await refuseTakenName(tx, row)
        await tx('roles').insert(row)
        return requireRole(tx, row.id)
      })
      return reply.code(201).send(toRole(added))
    },
  )

  app.put(
    '/roles/:id',
    adminCall(app, 'people:write', {
      summary: 'Changes a role of the shop; other permissions end the sessions of its people',
      params: idParams,
      body: input,
      response: { 200: role, ...errorResponses(404, 409) },
    }),
    async request => {
      const changed = await app.db.transaction(async tx => {
        const { id } = await lockRole(
          tx,
          request.admin,
          request.params.id,
          request.body.permissions,
        )
        const row = { ...toColumns(request.body), id }
        await refuseTakenName(tx, row)
        await tx('roles').where({ id }).update(row)
        return requireRole(tx, id)
      })
      await removeEndedSessions(app)
      return toRole(changed)
    },
  )

  app.delete(
    '/roles/:id',
    adminCall(app, 'people:delete', {
      summary: 'Deletes a role of the shop that no account and no key has',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      await app.db.transaction(async tx => {
        const { id, people } = await lockRole(tx, request.admin, request.params.id)
        if (people > 0) {
          throw new Problem(409, 'role_in_use', 'Give the people with this role another one first')
        }
        if (await tx('api_keys').where({ role: id }).first('id')) {
          throw new Problem(409, 'role_in_use', 'Delete the API keys with this role first')
        }
        await tx('roles').where({ id }).delete()
      })
      return reply.code(204).send(null)
    },
  )
}

/** Locks the roles and returns one of the shop that the caller may change. @throws Problem 401, 403, 404 or 409 */
async function lockRole(
  tx: Knex.Transaction,
  admin: Admin,
  id: string,
  wanted: readonly string[] = [],
): Promise<Role> {
  const caller = await lockPeople(tx, admin)
  const found = await requireRole(tx, id)
  if (found.permissions === null) {
    throw new Problem(409, 'built_in_role', 'A built-in role cannot be changed')
  }
  requireCover(caller, found.permissions, wanted)
  return found
}

async function requireRole(db: Knex, id: string): Promise<Role> {
  const found = await findRole(db, id)
  if (!found) throw new Problem(404, 'role_not_found', 'Role not found')
  return found
}

/** The lock of the table keeps others from taking the name meanwhile. */
async function refuseTakenName(
  tx: Knex.Transaction,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const taken = await tx('roles')
    .whereRaw('lower(name) = lower(?)', [name])
    .whereNot({ id })
    .first()
  if (taken) throw invalidField('name', 'There is a role with this name already')
}

function toColumns({ name, permissions }: Static<typeof input>) {
  return { name: name.trim(), permissions }
}

function toRole(row: Role) {
  const { id, name, people } = row
  return {
    _id: id,
    name,
    permissions: [...scopeOf(row)],
    builtIn: row.permissions === null,
    people,
  }
}
