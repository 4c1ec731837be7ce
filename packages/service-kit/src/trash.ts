import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'

/** Days that a record lies in the trash before it is gone for good. */
export const trashDays = 30

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

interface TrashRow {
  id: string
  name: string
  deleted_at: Date
  deleted_by: string | null
  purged_at: Date
}

/**
 * What lies in a table's trash, latest first.
 *
 * @param name SQL of what a person calls a record; written by us
 */
export async function listTrash(
  db: Knex,
  table: string,
  name: string,
): Promise<Static<typeof trashEntry>[]> {
  const rows: TrashRow[] = await db(table)
    .whereNotNull('deleted_at')
    .orderBy('deleted_at', 'desc')
    .limit(1000)
    .select('id', 'deleted_at', 'deleted_by', {
      name: db.raw(name),
      purged_at: db.raw("deleted_at + ? * interval '1 day'", [trashDays]),
    })
  return rows.map(row => ({
    _id: row.id,
    name: row.name,
    deletedAt: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by,
    purgedAt: row.purged_at.toISOString(),
  }))
}
