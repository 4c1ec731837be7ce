import type { Knex } from 'knex'
import { type Author, recordAudit, refuseStale } from './audit.ts'
import { changesBetween } from './changes.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentNotFound, lockContent, readContent } from './read.ts'
import { giveSlug } from './slug-store.ts'

/** Values by column; `undefined` leaves one as it is. */
export type Columns = Record<string, unknown>

/** What a write stores: columns of the row, and what belongs to it in other tables. */
export interface Draft {
  columns: Columns
  /** A slug instead of the one that is made from the record's name. */
  slug?: string | undefined
  also?: (tx: Knex.Transaction, id: string) => Promise<void>
}

/**
 * Stores a new record with its slug and the entry in its history, all or nothing.
 *
 * @throws Problem what the draft throws, or 400 for a slug that is taken
 */
export function createContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  author: Author,
  draft: Draft,
): Promise<Row> {
  return db.transaction(async tx => {
    const [inserted] = await tx(type.table).insert(draft.columns).returning<{ id: string }[]>('id')
    if (!inserted) throw new Error('the insert returned no row')
    const { id } = inserted
    await draft.also?.(tx, id)
    await fitSlug(tx, type, id, draft)
    const row = await readContent(tx, type, id)
    const changes = changesBetween(undefined, type.toAdmin(row))
    await recordAudit(tx, author, [
      { kind: type.kind, recordId: id, version: row.version, action: 'created', changes },
    ])
    return row
  })
}

interface ChangeRequest {
  id: string
  /** The header of that name. */
  ifMatch: string | undefined
  author: Author
}

/**
 * Changes a record, its slug along with its name, and writes that down.
 *
 * @param draft from the record as it is, locked
 * @throws Problem 404, 409 when it was changed since, or what the draft throws
 */
export function changeContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { id, ifMatch, author }: ChangeRequest,
  draft: (before: Row) => Draft,
): Promise<Row> {
  return db.transaction(async tx => {
    const before = await lockContent(tx, type, id)
    if (!before || before.deleted_at) throw contentNotFound(type)
    await refuseStale(tx, type.kind, before, ifMatch)
    const { columns, slug, also } = draft(before)
    await tx(type.table)
      .where({ id: before.id })
      .update({ ...columns, version: before.version + 1, updated_at: tx.fn.now() })
    await also?.(tx, before.id)
    await fitSlug(tx, type, before.id, { columns, slug }, before)
    const row = await readContent(tx, type, before.id)
    const changes = changesBetween(type.toAdmin(before), type.toAdmin(row))
    await recordAudit(tx, author, [
      { kind: type.kind, recordId: row.id, version: row.version, action: 'changed', changes },
    ])
    return row
  })
}

/** Gives a record of a kind with slugs the one that fits what was just written. */
async function fitSlug<Row extends ContentRow>(
  tx: Knex.Transaction,
  type: ContentType<Row>,
  id: string,
  { columns, slug: wanted }: Draft,
  before?: Row,
): Promise<void> {
  if (!type.slugFrom) return
  const previous = before && { name: type.name(before), slug: before.slug ?? null }
  const name = String(columns[type.slugFrom] ?? previous?.name ?? '')
  await giveSlug(tx, type, { id, name, previous, wanted })
}
