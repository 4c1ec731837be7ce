import { type Page, pageOf, type Rows } from '@stampa/service-kit/listing'
import { type TrashRow, trashedUntil } from '@stampa/service-kit/trash'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content-type.ts'
import { selectContent } from './read.ts'

/** Returns the records in the trash, latest deletion first. */
export async function listTrash<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  page: Page,
): Promise<Rows<TrashRow>> {
  const query = selectContent(db, type, false).whereNotNull(`${type.table}.deleted_at`)
  const sorting = {
    id: `${type.table}.id`,
    keys: {
      deletedAt: {
        expression: `${type.table}.deleted_at`,
        value: (row: Row) => row.deleted_at?.toISOString() ?? '',
        direction: 'desc' as const,
      },
    },
  }
  const { rows, ...rest } = await pageOf<Row>(query, sorting, 'deletedAt', page)
  const toTrashRow = (row: Row) => ({
    ...row,
    name: type.name(row),
    deleted_at: row.deleted_at ?? row.updated_at,
  })
  return { rows: rows.map(toTrashRow), ...rest }
}

/**
 * Deletes records whose time in the trash is over, with their slugs.
 *
 * @returns number of deleted records
 */
export async function purgeTrash(
  db: Knex,
  types: readonly Pick<ContentType, 'kind' | 'table'>[],
  now = new Date(),
): Promise<number> {
  let purged = 0
  for (const { kind, table } of types) {
    purged += await db.transaction(async tx => {
      const gone = await tx(table)
        .where('deleted_at', '<=', trashedUntil(now))
        .delete()
        .returning<{ id: string }[]>('id')
      const ids = gone.map(({ id }) => id)
      if (ids.length > 0)
        await tx('slug_history').where({ kind }).whereIn('record_id', ids).delete()
      return ids.length
    })
  }
  return purged
}
