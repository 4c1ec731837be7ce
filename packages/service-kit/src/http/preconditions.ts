import { isDeepStrictEqual } from 'node:util'
import { Type } from 'typebox'
import { type Change, Problem } from '../errors/problems.ts'

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
 * Returns the older version that a change was based on, or `undefined` when the change may proceed: two
 * administrators must not overwrite each other's work unknowingly (RFC 9110 §13.1.1). Without the header, or with
 * `*`, the last write wins. A weak tag counts too, since a compressing proxy weakens tags. An unknown tag counts
 * as the previous version.
 *
 * @param version of the row, read under lock
 */
export function staleVersion(ifMatch: string | undefined, version: number): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const tags = ifMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (tags.includes(versionTag(version))) return undefined
  const versions = tags.map(tag => Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? Number.NaN))
  return versions.find(since => since < version) ?? version - 1
}

/** A change of a record, as its history shows it. */
export interface HistoryStep {
  by: string | null
  at: Date
  changes: readonly Change[]
}

/**
 * Refuses a change that is based on an older version than the stored one.
 *
 * @param record the stored record, locked; its last change stands for a history without a step
 * @param listSteps returns the steps after a version, oldest first; none for a record without a history
 * @throws Problem 409 with the changes made since
 */
export async function refuseStale(
  ifMatch: string | undefined,
  {
    version,
    updatedAt,
    updatedBy = null,
  }: { version: number; updatedAt: Date; updatedBy?: string | null },
  listSteps: (since: number) => Promise<readonly HistoryStep[]> = async () => [],
): Promise<void> {
  const since = staleVersion(ifMatch, version)
  if (since === undefined) return
  const steps = await listSteps(since)
  const { by: changedBy = updatedBy, at: changedAt = updatedAt } = steps.at(-1) ?? {}
  const changes = mergeChanges(steps.map(({ changes }) => changes))
  const detail = 'Someone else changed this meanwhile. Reload it and make your change again.'
  throw new Problem(409, 'changed_meanwhile', detail, {
    conflict: { version, changedBy, changedAt, changes },
  })
}

/**
 * Merges successive changes into one per field, without fields that returned to their first value.
 *
 * @param steps oldest first
 */
export function mergeChanges(steps: readonly (readonly Change[])[]): Change[] {
  const merged = new Map<string, Change>()
  for (const { field, from, to } of steps.flat()) {
    merged.set(field, { field, from: merged.has(field) ? merged.get(field)?.from : from, to })
  }
  return [...merged.values()].filter(({ from, to }) => !isDeepStrictEqual(from, to))
}
