import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import type { App } from './app/base-app.ts'
import { adminCall } from './auth/admin-access.ts'
import { errorResponses } from './errors/problems.ts'
import { nextLink, type Page, pageOf, pageQuery, type Rows, toPage } from './listing.ts'

/** Days after which a record in the trash is removed. */
export const trashDays = 30

const trashTime = trashDays * 86_400_000

const trashEntry = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    deletedAt: Type.String({ format: 'date-time' }),
    deletedBy: Type.Union([Type.String(), Type.Null()]),
    purgedAt: Type.String({ format: 'date-time', description: 'When it will be gone for good' }),
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

/** Adds the call that lists a trash. @param list returns a page, latest first */
export function addTrashList(
  app: App,
  path: string,
  list: (page: Page) => Promise<Rows<TrashRow>>,
): void {
  app.get(
    path,
    adminCall(app, {
      summary: 'What was deleted and can be restored, latest first',
      querystring: pageQuery,
      response: { 200: Type.Array(trashEntry), ...errorResponses(400, 401, 503) },
    }),
    async (request, reply) => {
      const { rows, next } = await list(toPage(request.query, 'deletedAt'))
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(toTrashEntry)
    },
  )
}

function toTrashEntry({ id, name, deleted_at, deleted_by }: TrashRow): TrashEntry {
  return {
    _id: id,
    name,
    deletedAt: deleted_at.toISOString(),
    deletedBy: deleted_by,
    purgedAt: new Date(deleted_at.getTime() + trashTime).toISOString(),
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
