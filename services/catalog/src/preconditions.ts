import { Problem, Type } from '@stampa/service-kit'

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
 * administrators do not undo each other's work unknowingly (RFC 9110 §13.1.1). Without the header, or with
 * `*`, the last one wins. A weak tag counts too: a proxy that compresses weakens ours.
 *
 * @param version of the row, read under lock
 * @throws Problem 412
 */
export function checkVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tags = ifMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (tags.includes(versionTag(version))) return
  throw new Problem(
    412,
    'changed_meanwhile',
    'Someone else changed this meanwhile. Reload it and make your change again.',
  )
}
