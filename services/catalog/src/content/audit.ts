import { isDeepStrictEqual } from 'node:util'
import { type Change, refuseStale as refuse } from '@stampa/service-kit'
import type { Knex } from 'knex'

export type Action = 'created' | 'changed' | 'deleted' | 'restored'

/** The administrator behind a change; empty for a change that the service makes by itself. */
export interface Author {
  id?: string | undefined
  email?: string | undefined
}

interface AuditEntry {
  kind: string
  recordId: string
  /** Version of the record after the change. */
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

/** Returns the author's e-mail, or the id where an old token holds no e-mail. */
export function authorName({ id, email }: Author): string | null {
  return email ?? id ?? null
}

/** Inserts audit entries in the transaction of the change. */
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

/** Returns the history of a record, newest first. */
export async function listAudit(db: Knex, kind: string, recordId: string) {
  const rows: AuditRow[] = await db('audit')
    .select(columns)
    .where({ kind, record_id: recordId })
    .orderBy('id', 'desc')
    .limit(1000)
  return rows.map(toEntry)
}

/**
 * Rejects a write that is based on an older version, with the changes made since.
 *
 * @param record the stored record, locked; `updatedAt` is the fallback for changes without an entry
 * @param ifMatch the `If-Match` header
 * @throws Problem 409
 */
export async function refuseStale(
  tx: Knex.Transaction,
  kind: string,
  record: { id: string; version: number; updatedAt: Date },
  ifMatch: string | undefined,
): Promise<void> {
  await refuse(ifMatch, record, async since => {
    const rows: AuditRow[] = await tx('audit')
      .select(columns)
      .where({ kind, record_id: record.id })
      .where('version', '>', since)
      .orderBy('id')
    return rows.map(toEntry)
  })
}

/** Returns an entry as the history shows it. */
function toEntry(row: AuditRow) {
  const { at, action, version, changes } = row
  return { at, by: byOf(row), action, version, changes }
}

function byOf({ admin_id, admin_email }: AuditRow): string | null {
  return authorName({ id: admin_id ?? undefined, email: admin_email ?? undefined })
}

/** Fields that every write changes, or that follow from another field. */
const ignoredFields = new Set([
  '_id',
  'version',
  'createdAt',
  'updatedAt',
  'productCount',
  'fromPrice',
  'outdatedTranslations',
])

/**
 * Compares two states of a record as administrators see them. An image is compared by URL, text and
 * focal point; `undefined` is a record that does not exist.
 *
 * @example changesBetween({ name: 'a' }, { name: 'b' }) // [{ field: 'name', from: 'a', to: 'b' }]
 */
export function changesBetween(before: object | undefined, after: object | undefined): Change[] {
  const old = comparedFields(before)
  const now = comparedFields(after)
  const fields = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...fields]
    .map(field => ({ field, from: old[field] ?? null, to: now[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
}

/** Returns the compared fields: JSON values, with assets reduced to text and focal point. */
function comparedFields(record: object = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(JSON.parse(JSON.stringify(record)))) {
    if (ignoredFields.has(field)) continue
    const [, image] = /^(.+)Asset$/.exec(field) ?? []
    if (image !== undefined) Object.assign(fields, useOf(image, value))
    else if (field === 'imageAssets') fields.imageDetails = detailsOf(value)
    else fields[field] = value
  }
  return fields
}

interface Use {
  alt?: string
  focus?: object
}

function useOf(image: string, asset: unknown): Record<string, unknown> {
  const { alt, focus } = (asset ?? {}) as Use
  return { [`${image}Alt`]: alt, [`${image}Focus`]: focus }
}

function detailsOf(assets: unknown): Use[] {
  return (assets as Use[]).map(({ alt, focus }) => ({
    ...(alt !== undefined && { alt }),
    ...(focus && { focus }),
  }))
}
