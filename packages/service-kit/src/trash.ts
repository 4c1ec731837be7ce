import type { Section } from '@stampa/rules/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import type { App } from './app/base-app.ts'
import { adminCall } from './auth/admin-access.ts'
import { errorResponses } from './errors/problems.ts'
import { ifMatchHeaders } from './http/preconditions.ts'
import { type Page, pageOf, pageQuery, type Rows, toPage, withPageHeaders } from './listing.ts'
import { dateTime, idParams, nullable } from './validation/schemas.ts'

/** Days after which a record in the trash is removed. */
export const trashDays = 30

const trashTime = trashDays * 86_400_000

const trashEntry = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    deletedAt: dateTime(),
    deletedBy: nullable(Type.String()),
    purgedAt: dateTime('When it will be gone for good'),
  },
  { $id: 'TrashEntry' },
)

type TrashEntry = Static<typeof trashEntry>

/** A record in the trash. */
export interface TrashRow {
  id: string
  /** Shown name. */
  name: string
  deleted_at: Date
  deleted_by: string | null
}

interface ListedRow extends TrashRow {
  /** `deleted_at` in microseconds, which a Date cannot hold. */
  position: string
}

const deletedAt = {
  id: 'id',
  keys: {
    deletedAt: {
      expression: 'deleted_at',
      value: ({ position }: ListedRow) => position,
      direction: 'desc' as const,
    },
  },
}

/** Returns the records in a table's trash, latest first. @param name SQL of a record's name */
export function listTrash(
  db: Knex,
  table: string,
  name: string,
  page: Page,
): Promise<Rows<TrashRow>> {
  const query = db(table)
    .whereNotNull('deleted_at')
    .select('id', 'deleted_at', 'deleted_by', {
      name: db.raw(name),
      position: db.raw('deleted_at::text'),
    })
  return pageOf<ListedRow>(query, deletedAt, 'deletedAt', page)
}

interface TrashRoutes<Restored> {
  /** Returns a page of the trash, latest first. */
  list(page: Page): Promise<Rows<TrashRow>>
  /** Moves a record into the trash. @throws Problem 404 */
  trash(id: string, request: FastifyRequest): Promise<unknown>
  /** Restores a record and returns its response. @throws Problem 404 */
  restore(id: string, request: FastifyRequest, reply: FastifyReply): Promise<Restored>
  schema: Type.TSchema
  /** True when the deletion heeds `If-Match`. */
  isConditional?: boolean
  /** True when a record that others use is not deleted: 409. */
  keepsUsed?: boolean
  /** Summaries of the calls that delete and restore a record. */
  deletes: string
  restores?: string
}

/**
 * Adds the calls that delete a record, list the trash and restore from it.
 *
 * @param section whose permissions they require @param path of the records
 */
export function addTrashRoutes<Restored>(
  app: App,
  section: Section,
  path: string,
  {
    list,
    trash,
    restore,
    schema,
    isConditional = false,
    keepsUsed = false,
    deletes,
    restores,
  }: TrashRoutes<Restored>,
): void {
  app.get(
    `${path}/trash`,
    adminCall(app, `${section}:read`, {
      summary: 'What was deleted and can be restored, latest first',
      querystring: pageQuery,
      response: { 200: Type.Array(trashEntry), ...errorResponses(400) },
    }),
    async (request, reply) => {
      const page = await list(toPage(request.query, 'deletedAt'))
      return withPageHeaders(request, reply, page).map(toTrashEntry)
    },
  )

  app.delete(
    `${path}/:id`,
    adminCall(app, `${section}:delete`, {
      summary: deletes,
      params: idParams,
      ...(isConditional && { headers: ifMatchHeaders }),
      response: {
        204: Type.Null(),
        ...errorResponses(404),
        ...((isConditional || keepsUsed) && errorResponses(409)),
      },
    }),
    async (request, reply) => {
      await trash(request.params.id, request)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${path}/:id/restore`,
    adminCall(app, `${section}:write`, {
      ...(restores && { summary: restores }),
      params: idParams,
      response: { 200: schema, ...errorResponses(404) },
    }),
    (request, reply) => restore(request.params.id, request, reply),
  )
}

function toTrashEntry({ id, name, deleted_at, deleted_by }: TrashRow): TrashEntry {
  return {
    _id: id,
    name,
    deletedAt: deleted_at,
    deletedBy: deleted_by,
    purgedAt: new Date(deleted_at.getTime() + trashTime),
  }
}

/** Returns the time until which deleted records are to be removed. */
export function trashedUntil(now: Date): Date {
  return new Date(now.getTime() - trashTime)
}

/** Removes the records whose time in the trash of these tables is over. @returns their number */
export async function emptyTrash(
  db: Knex,
  tables: readonly string[],
  now = new Date(),
): Promise<number> {
  let purged = 0
  for (const table of tables) {
    purged += await db(table).where('deleted_at', '<=', trashedUntil(now)).delete()
  }
  return purged
}
