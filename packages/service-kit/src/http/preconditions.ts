import { Type } from 'typebox'
import { type Conflict, Problem } from '../errors/problems.ts'

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

/** Returns the 409 for a change based on an older version than the stored one. */
export function changedMeanwhile(conflict: Conflict): Problem {
  return new Problem(
    409,
    'changed_meanwhile',
    'Someone else changed this meanwhile. Reload it and make your change again.',
    { conflict },
  )
}
