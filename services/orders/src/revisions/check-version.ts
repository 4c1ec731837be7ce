import { changedMeanwhile, staleVersion } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { RecordKind } from './record-kind.ts'
import { listRevisions, mergeChanges } from './revisions.ts'

/**
 * Refuses a change that was made from an older version of a SKU or an offer than the stored one.
 *
 * @param ifMatch the header of that name
 * @param record its id and version, read under lock
 * @throws Problem 409 that says what happened meanwhile
 */
export async function checkVersion(
  tx: Knex.Transaction,
  kind: RecordKind,
  ifMatch: string | undefined,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const since = staleVersion(ifMatch, version)
  if (since === undefined) return
  const revisions = await listRevisions(tx, kind, id, since)
  const [last] = revisions
  if (!last) throw new Error(`version ${version} of ${kind.table} ${id} has no revision`)
  throw changedMeanwhile({
    version,
    changedBy: last.by,
    changedAt: last.at,
    changes: mergeChanges(revisions),
  })
}
