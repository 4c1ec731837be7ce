import { isId } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { RecordKind } from './record-kind.ts'
import { recordRevisions } from './revisions.ts'

/**
 * The version of a record, which nobody else can change until the transaction ends.
 *
 * @throws the kind's Problem when there is none outside the trash
 */
export async function lockRecord(
  tx: Knex.Transaction,
  kind: RecordKind,
  id: string,
): Promise<number> {
  return lock(tx, kind, id, false)
}

/** Puts a record into the trash: every read leaves it out, and it can be restored. */
export async function moveToTrash(
  db: Knex,
  kind: RecordKind,
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async tx => {
    const version = (await lock(tx, kind, id, false)) + 1
    await tx(kind.table).where({ id }).update({ version, deleted_at: tx.fn.now(), deleted_by: by })
    await recordRevisions(tx, kind, [{ recordId: id, version, by, action: 'deleted' }])
  })
}

/** Takes a record out of the trash, as it was. */
export async function restoreRecord(
  db: Knex,
  kind: RecordKind,
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async tx => {
    const version = (await lock(tx, kind, id, true)) + 1
    await tx(kind.table).where({ id }).update({ version, deleted_at: null, deleted_by: null })
    await recordRevisions(tx, kind, [{ recordId: id, version, by, action: 'restored' }])
  })
}

async function lock(
  tx: Knex.Transaction,
  { table, notFound }: RecordKind,
  id: string,
  deleted: boolean,
): Promise<number> {
  if (!isId(id)) throw notFound()
  const [row] = await tx(table)
    .where({ id })
    .whereRaw(deleted ? 'deleted_at is not null' : 'deleted_at is null')
    .forUpdate()
    .select<{ version: number }[]>('version')
  if (!row) throw notFound()
  return row.version
}
