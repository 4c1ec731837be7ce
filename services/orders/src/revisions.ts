import { isDeepStrictEqual } from 'node:util'
import {
  type Change,
  changeSchema,
  dateTime,
  type Problem,
  refuseStale,
  type Static,
  Type,
} from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import { nullable } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'

/** A table of records with versions, a history of revisions, and a trash: SKUs and offers. */
export interface RecordKind {
  table: 'skus' | 'offers'
  /** Table of the revisions, and its column of the record's id. */
  revisions: { table: 'sku_revisions' | 'offer_revisions'; recordId: 'sku_id' | 'offer_id' }
  notFound(): Problem
}

/** One change of a record, as its history shows it. */
export const revisionSchema = Type.Object(
  {
    version: Type.Integer({ description: 'Version after the change' }),
    at: dateTime(),
    by: nullable(Type.String(), 'E-mail of the administrator; null for the customer'),
    action: Type.String(),
    changes: Type.Array(changeSchema),
  },
  { $id: 'Revision' },
)

export type Revision = Static<typeof revisionSchema>

export interface NewRevision {
  recordId: string
  version: number
  by: string | null
  action: string
  changes?: Change[]
}

export async function recordRevisions(
  tx: Knex.Transaction,
  kind: RecordKind,
  revisions: readonly NewRevision[],
): Promise<void> {
  const rows = revisions.map(({ recordId, changes = [], ...rest }) => ({
    ...rest,
    [kind.revisions.recordId]: recordId,
    changes: JSON.stringify(changes),
  }))
  if (rows.length > 0) await tx(kind.revisions.table).insert(rows)
}

/** Returns the revisions after a version, newest first. */
export async function listRevisions(
  db: Knex,
  kind: RecordKind,
  recordId: string,
  since = 0,
): Promise<Revision[]> {
  return db(kind.revisions.table)
    .where(kind.revisions.recordId, recordId)
    .where('version', '>', since)
    .orderBy('version', 'desc')
    .select<Revision[]>('version', 'at', 'by', 'action', 'changes')
}

export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter(field => !isDeepStrictEqual(before[field], after[field]))
    .map(field => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
}

/**
 * Locks a record outside the trash until the transaction ends.
 *
 * @param ifMatch the `If-Match` header
 * @throws Problem 404, or 409 with the changes since when the record is newer than `ifMatch`
 */
export async function lockRecord(
  tx: Knex.Transaction,
  kind: RecordKind,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const record = await lock(tx, kind, id, { trashed: false })
  await refuseStale(ifMatch, record, async since =>
    (await listRevisions(tx, kind, id, since)).toReversed(),
  )
}

/** Moves a record into the trash or out of it, unchanged. @throws Problem 404 */
export async function setTrashed(
  db: Knex,
  kind: RecordKind,
  id: string,
  trashed: boolean,
  by: string,
): Promise<void> {
  await db.transaction(async tx => {
    const { version: before } = await lock(tx, kind, id, { trashed: !trashed })
    const version = before + 1
    const mark = trashed
      ? { deleted_at: tx.fn.now(), deleted_by: by }
      : { deleted_at: null, deleted_by: null }
    await tx(kind.table)
      .where({ id })
      .update({ version, ...mark })
    const action = trashed ? 'deleted' : 'restored'
    await recordRevisions(tx, kind, [{ recordId: id, version, by, action }])
  })
}

async function lock(
  tx: Knex.Transaction,
  { table, notFound }: RecordKind,
  id: string,
  { trashed }: { trashed: boolean },
): Promise<{ version: number; updatedAt: Date }> {
  if (!isId(id)) throw notFound()
  const [row] = await tx(table)
    .where({ id })
    .whereRaw(`deleted_at is ${trashed ? 'not ' : ''}null`)
    .forUpdate()
    .select<{ version: number; updatedAt: Date }[]>('version', 'updated_at as updatedAt')
  if (!row) throw notFound()
  return row
}
