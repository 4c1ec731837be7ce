import { Problem } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { type Action, type Author, authorName, changesBetween, recordAudit } from './audit.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentNotFound, selectContent } from './read.ts'

type BatchAction = 'activate' | 'deactivate' | 'delete' | 'restore'

/**
 * Applies an action to several records, all or nothing. Records already in the wanted state stay
 * unchanged.
 *
 * @returns number of changed records
 * @throws Problem 404 when one does not exist, or is in the trash and the action is not `restore`
 */
export function changeBatch(
  db: Knex,
  type: ContentType,
  author: Author,
  action: BatchAction,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(async tx => {
    const rows = await lockBatch(tx, type, ids, { trashed: action === 'restore' })
    const affected = tx(type.table).whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    if (action === 'delete') {
      refuseKept(type, rows)
      await affected.update(next(tx, { deleted_at: tx.fn.now(), deleted_by: authorName(author) }))
      return recordBatch(tx, type, author, 'deleted', rows)
    }
    if (action === 'restore') {
      affected.whereNotNull('deleted_at')
      await affected.update(next(tx, { deleted_at: null, deleted_by: null }))
      return recordBatch(tx, type, author, 'restored', rows)
    }
    if (!type.flag) throw new RangeError(`a ${type.kind} has no such state`)
    const on = action === 'activate'
    const besides = on ? type.columnsOnActivation?.(tx) : {}
    await affected.where(type.flag, !on).update(next(tx, { [type.flag]: on, ...besides }))
    return recordBatch(tx, type, author, 'changed', rows)
  })
}

/**
 * Sets the order of records to 1, 2, 3 …; other records keep theirs.
 *
 * @throws Problem 404 when one of them does not exist
 */
export async function orderContent(
  db: Knex,
  type: ContentType,
  author: Author,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async tx => {
    const rows = await lockBatch(tx, type, ids, { trashed: false })
    await tx.raw(
      `update ?? r set "order" = o.position, version = r.version + 1, updated_at = now()
        from unnest(?::uuid[]) with ordinality as o (id, position)
        where r.id = o.id and r."order" <> o.position`,
      [type.table, [...ids]],
    )
    await recordBatch(tx, type, author, 'changed', rows)
  })
}

/** @throws Problem 409 when a record cannot be deleted */
function refuseKept(type: ContentType, rows: readonly ContentRow[]): void {
  for (const row of rows) {
    const reason = type.kept?.(row)
    if (reason) throw new Problem(409, `${type.kind}_in_use`, reason)
  }
}

/** Adds the next version and the time of the change to the columns of an update. */
function next(tx: Knex, columns: Record<string, unknown>): Record<string, unknown> {
  return { ...columns, version: tx.raw('version + 1'), updated_at: tx.fn.now() }
}

/**
 * Locks records in the order of their ids, so that concurrent batches cannot deadlock.
 *
 * @throws Problem 404 when one does not exist, or is in the trash where it must not be
 */
async function lockBatch(
  tx: Knex.Transaction,
  type: ContentType,
  ids: readonly string[],
  { trashed }: { trashed: boolean },
): Promise<ContentRow[]> {
  const unique = [...new Set(ids.map(id => id.toLowerCase()))]
  if (!unique.every(isId)) throw contentNotFound(type)
  await tx(type.table).whereIn('id', unique).orderBy('id').forUpdate().select('id')
  const rows = await readBatch(tx, type, unique)
  const missing = rows.length < unique.length
  if (missing || (!trashed && rows.some(({ deleted_at }) => deleted_at))) {
    throw contentNotFound(type)
  }
  return rows
}

/**
 * Records the changes of a batch in the history.
 *
 * @param before the records before the update
 * @returns number of records with a new version
 */
async function recordBatch(
  tx: Knex.Transaction,
  type: ContentType,
  author: Author,
  action: Action,
  before: readonly ContentRow[],
): Promise<number> {
  const earlier = new Map(before.map(row => [row.id, row]))
  const entries = (await readBatch(tx, type, [...earlier.keys()])).flatMap(row => {
    const old = earlier.get(row.id)
    if (!old || old.version === row.version) return []
    const changes = changesBetween(type.toAdmin(old), type.toAdmin(row))
    return [{ kind: type.kind, recordId: row.id, version: row.version, action, changes }]
  })
  await recordAudit(tx, author, entries)
  return entries.length
}

async function readBatch(
  tx: Knex.Transaction,
  type: ContentType,
  ids: readonly string[],
): Promise<ContentRow[]> {
  return selectContent(tx, type, false).whereIn(`${type.table}.id`, ids)
}
