import { Problem, Type } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { RecordKind } from './record-kind.ts'
import { listRevisions, mergeChanges } from './revisions.ts'

export const ifMatchHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The `ETag` (or quoted `version`) that the change was made from',
    }),
  ),
})

/** The entity tag of a record's version, for the `ETag` header. */
export function versionTag(version: number): string {
  return `"${version}"`
}

/**
 * Refuses a change that was made from an older version than the stored one, so that two
 * administrators do not undo each other's work unknowingly. Without the header, or with `*`, the last one wins.
 * A weak tag counts too: a proxy that compresses weakens ours.
 *
 * @param record its id and version, read under lock
 * @throws Problem 409 that says what happened meanwhile
 */
export async function checkVersion(
  tx: Knex.Transaction,
  kind: RecordKind,
  ifMatch: string | undefined,
  record: { id: string; version: number },
): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tags = ifMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (tags.includes(versionTag(record.version))) return
  const [sent] = tags.map(tag => /^"(\d{1,9})"$/.exec(tag)?.[1]).filter(Boolean)
  const revisions = await listRevisions(tx, kind, record.id, Number(sent ?? record.version - 1))
  const [last] = revisions
  throw new Problem(
    409,
    'changed_meanwhile',
    'Someone else changed this meanwhile. Reload it and make your change again.',
    last && {
      conflict: {
        version: record.version,
        changedBy: last.by,
        changedAt: last.at,
        changes: mergeChanges(revisions),
      },
    },
  )
}
