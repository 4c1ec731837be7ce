import { type Change, changedMeanwhile, staleVersion } from '@stampa/service-kit'
import type { Knex } from 'knex'
import { mergeChanges } from './changes.ts'

/** What can be done to a record. */
export type Action = 'created' | 'changed' | 'deleted' | 'restored'

/** Who does it: an administrator, or nobody for what the service does by itself. */
export interface Author {
  id?: string | undefined
  email?: string | undefined
}

export interface AuditEntry {
  kind: string
  recordId: string
  /** That the record has by it. */
  version: number
  action: Action
  changes: Change[]
}

interface AuditRow {
  id: string
  version: number
  action: Action
  admin_id: string | null
  admin_email: string | null
  at: Date
  changes: Change[]
}

const columns = ['id', 'version', 'action', 'admin_id', 'admin_email', 'at', 'changes']

/** As answers and the trash name an author; an id for tokens from before they held an e-mail. */
export function authorName({ id, email }: Author): string | null {
  return email ?? id ?? null
}

/** Writes down what the transaction did. */
export async function recordAudit(
  tx: Knex,
  author: Author,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await tx('audit').insert(
    entries.map(({ kind, recordId, version, action, changes }) => ({
      kind,
      record_id: recordId,
      version,
      action,
      admin_id: author.id ?? null,
      admin_email: author.email ?? null,
      changes: JSON.stringify(changes),
    })),
  )
}

/** What happened to a record, newest first. */
export async function listAudit(db: Knex, kind: string, recordId: string) {
  const rows: AuditRow[] = await db('audit')
    .select(columns)
    .where({ kind, record_id: recordId })
    .orderBy('id', 'desc')
    .limit(1000)
  return rows.map(row => ({
    at: row.at.toISOString(),
    by: byOf(row),
    action: row.action,
    version: row.version,
    changes: row.changes,
  }))
}

/**
 * Refuses a change that was made from an older version than the stored one, and says what happened
 * since.
 *
 * @param record as it is stored, locked; its time is all there is to say of a change that left no entry
 * @param ifMatch the header of that name
 * @throws Problem 409
 */
export async function refuseStale(
  tx: Knex.Transaction,
  kind: string,
  record: { id: string; version: number; updated_at: Date },
  ifMatch: string | undefined,
): Promise<void> {
  const since = staleVersion(ifMatch, record.version)
  if (since === undefined) return
  const rows: AuditRow[] = await tx('audit')
    .select(columns)
    .where({ kind, record_id: record.id })
    .where('version', '>', since)
    .orderBy('id')
  const last = rows.at(-1)
  throw changedMeanwhile({
    version: record.version,
    changedBy: last ? byOf(last) : null,
    changedAt: (last?.at ?? record.updated_at).toISOString(),
    changes: mergeChanges(rows.map(({ changes }) => changes)),
  })
}

function byOf({ admin_id, admin_email }: AuditRow): string | null {
  return authorName({ id: admin_id ?? undefined, email: admin_email ?? undefined })
}
