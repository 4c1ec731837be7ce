import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'

/** Days that a record lies in the trash before it is gone for good. */
export const trashDays = 30

const trashTime = trashDays * 86_400_000

export const trashEntry = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    deletedAt: Type.String({ format: 'date-time' }),
    deletedBy: Type.Union([Type.String(), Type.Null()]),
    purgedAt: Type.String({ format: 'date-time', description: 'When it will be gone for good' }),
  },
  { title: 'TrashEntry' },
)

type TrashEntry = Static<typeof trashEntry>

interface TrashRow {
  id: string
  name: string
  deleted_at: Date
  deleted_by: string | null
}

/**
 * What lies in a table's trash, latest first.
 *
 * @param name SQL of what a person calls a record; written by us
 */
export async function listTrash(db: Knex, table: string, name: string): Promise<TrashEntry[]> {
  const rows: TrashRow[] = await db(table)
    .whereNotNull('deleted_at')
    .orderBy('deleted_at', 'desc')
    .limit(1000)
    .select('id', 'deleted_at', 'deleted_by', { name: db.raw(name) })
  return rows.map(toTrashEntry)
}

/** A record of the trash as answers show it. */
export function toTrashEntry({ id, name, deleted_at, deleted_by }: TrashRow): TrashEntry {
  return {
    _id: id,
    name,
    deletedAt: deleted_at.toISOString(),
    deletedBy: deleted_by,
    purgedAt: new Date(deleted_at.getTime() + trashTime).toISOString(),
  }
}

/** What was put into the trash until then is gone for good. @param now the clock */
export function trashedUntil(now: Date): Date {
  return new Date(now.getTime() - trashTime)
}

/**
 * Removes for good what has been in the trash of these tables for its time.
 *
 * @param now the clock
 * @returns how many records
 */
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
