import { allowsList, everything, lists, type Scope } from '@stampa/rules/permissions'
import {
  type Admin,
  type App,
  adminCall,
  errorResponses,
  forbidden,
  invalidField,
  Problem,
  type Static,
  Type,
} from '@stampa/service-kit'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import { idParams, requiredText } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'

const list = Type.String({
  pattern: `^(${lists.join('|')})$`,
  description: 'Name of the list: orders',
})
const name = requiredText(60, 'Name is required')

const savedView = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    query: Type.String(),
    shared: Type.Boolean({ description: 'For everyone who may read the list' }),
    mayChange: Type.Boolean({ description: 'Whether the caller may rename and delete it' }),
  },
  { $id: 'SavedView' },
)

const newView = Type.Object({
  list,
  name,
  query: Type.String({
    pattern: '^(\\?\\S*)?$',
    maxLength: 1000,
    description: 'Of the list’s address, with its question mark',
  }),
  shared: Type.Boolean(),
})

interface ViewRow {
  id: string
  owner: string | null
  list: string
  name: string
  query: string
  shared: boolean
}

/** Views that one person may save: a menu shows those of a list. */
const maxViews = 200

/** Adds the calls for the saved views of lists: those of the caller, and those for everyone who may read the list. */
export function addViewRoutes(app: App): void {
  app.get(
    '/views',
    adminCall(app, 'own', {
      summary: 'The saved views of a list: the caller’s own, and those for everyone, by name',
      querystring: Type.Object({ list }),
      response: { 200: Type.Array(savedView), ...errorResponses(400) },
    }),
    async ({ admin, query: { list } }) => {
      requireReader(admin.scope, list)
      const rows = await visible(app.db, admin).where({ list }).orderByRaw('lower(name)')
      return rows.map(row => toView(row, admin))
    },
  )

  app.post(
    '/views',
    adminCall(app, 'own', {
      summary: 'Saves a view of a list; for everyone only with the permission to write there',
      body: newView,
      response: { 201: savedView },
    }),
    async ({ admin, body }, reply) => {
      requireReader(admin.scope, body.list)
      if (body.shared) requireWriter(admin.scope, body.list)
      const row = await app.db.transaction(async tx => {
        // Two views saved at once must not exceed the limit.
        await tx('administrators').where({ id: admin.id }).forUpdate().select('id')
        const own = await tx('saved_views').where({ owner: admin.id }).select('id')
        if (own.length >= maxViews) throw invalidField('name', 'There are too many saved views')
        return unlessTaken(
          tx('saved_views')
            .insert({ ...body, name: body.name.trim(), owner: admin.id })
            .returning<ViewRow[]>('*'),
        )
      })
      return reply.code(201).send(toView(row, admin))
    },
  )

  app.patch(
    '/views/:id',
    adminCall(app, 'own', {
      summary: 'Renames a view; one for everyone by who saved it, or an owner of the shop',
      params: idParams,
      body: Type.Object({ name }),
      response: { 200: savedView, ...errorResponses(404) },
    }),
    async ({ admin, params: { id }, body }) => {
      await requireChangeable(app.db, id, admin)
      const change = app.db<ViewRow>('saved_views').where({ id })
      const name = body.name.trim()
      return toView(await unlessTaken(change.update({ name }).returning('*')), admin)
    },
  )

  app.delete(
    '/views/:id',
    adminCall(app, 'own', {
      summary: 'Deletes a view; one for everyone by who saved it, or an owner of the shop',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async ({ admin, params: { id } }, reply) => {
      await requireChangeable(app.db, id, admin)
      await app.db('saved_views').where({ id }).delete()
      return reply.code(204).send(null)
    },
  )
}

/** @throws Problem 403 */
function requireReader(scope: Scope, list: string): void {
  if (!allowsList(scope, list, 'read')) throw forbidden()
}

/** @throws Problem 403 */
function requireWriter(scope: Scope, list: string): void {
  if (!allowsList(scope, list, 'write')) throw forbidden()
}

/** Returns a query for the views that a person sees: nobody else's own, whatever the role. */
function visible(db: Knex, { id }: Admin) {
  return db<ViewRow>('saved_views').where(row => row.where('shared', true).orWhere('owner', id))
}

function mayChange({ owner, shared, list }: ViewRow, { id, scope }: Admin): boolean {
  if (!shared) return owner === id
  return scope.includes(everything) || (owner === id && allowsList(scope, list, 'write'))
}

/** @throws Problem 404 for a view that the caller does not see, or 403 */
async function requireChangeable(db: Knex, id: string, admin: Admin): Promise<void> {
  const row = isId(id) ? await visible(db, admin).where({ id }).first() : undefined
  if (!row || !allowsList(admin.scope, row.list, 'read')) {
    throw new Problem(404, 'view_not_found', 'Saved view not found')
  }
  if (!mayChange(row, admin)) throw forbidden()
}

/** Returns the stored row. @throws Problem 400 when its name is that of another view */
async function unlessTaken(stored: PromiseLike<ViewRow[]>): Promise<ViewRow> {
  try {
    return onlyRow(await stored)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
    throw isTaken ? invalidField('name', 'There is a view with this name already') : error
  }
}

function toView(row: ViewRow, admin: Admin): Static<typeof savedView> {
  const { id, name, query, shared } = row
  return { _id: id, name, query, shared, mayChange: mayChange(row, admin) }
}
