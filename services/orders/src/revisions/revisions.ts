import { isDeepStrictEqual } from 'node:util'
import { type Change, changeSchema, type Static, Type } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { RecordKind } from './record-kind.ts'

/** One change of a SKU or an offer, as its history shows it. */
export const revisionSchema = Type.Object(
  {
    version: Type.Integer({ description: 'That this change made' }),
    at: Type.String({ format: 'date-time' }),
    by: Type.Union([Type.String(), Type.Null()], {
      description: 'E-mail of the administrator; null for the customer',
    }),
    action: Type.String(),
    changes: Type.Array(changeSchema),
  },
  { title: 'Revision' },
)

export type Revision = Static<typeof revisionSchema>

export interface NewRevision {
  recordId: string
  /** Of the record, after the change. */
  version: number
  by: string | null
  action: string
  changes?: Change[]
}

/** Writes down changes, in the transaction that makes them. */
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

/** @param since a version: only what came after it. @returns newest first */
export async function listRevisions(
  db: Knex,
  kind: RecordKind,
  recordId: string,
  since = 0,
): Promise<Revision[]> {
  const rows = await db(kind.revisions.table)
    .where(kind.revisions.recordId, recordId)
    .where('version', '>', since)
    .orderBy('version', 'desc')
    .select<(Omit<Revision, 'at'> & { at: Date })[]>('version', 'at', 'by', 'action', 'changes')
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** The fields that differ between two states of a record, as answers show them. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return Object.keys(after)
    .filter(field => !isDeepStrictEqual(before[field], after[field]))
    .map(field => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
}

/** Several revisions as one: each field from what it was first to what it is last. */
export function mergeChanges(newestFirst: readonly Revision[]): Change[] {
  const merged = new Map<string, Change>()
  for (const { changes } of newestFirst.toReversed()) {
    for (const { field, from, to } of changes) {
      const first = merged.get(field)
      merged.set(field, { field, from: first ? first.from : from, to })
    }
  }
  return [...merged.values()].filter(({ from, to }) => !isDeepStrictEqual(from, to))
}
