import semver from 'semver'
import { ReleaseError } from './errors.ts'

/**
 * Names, versions and file paths of the store. Each is validated here before it becomes part of a path, so that no
 * document or command line can point outside the store.
 */

/** A segment of the URL `/mfe/<name>/<version>/`, such as `storefront`. */
export const namePattern = '^[a-z][a-z0-9-]{0,39}$'

/**
 * Relative path of a release's file. No segment begins with a dot, which excludes `..` and hidden files, and no
 * character needs escaping in a URL.
 */
export const filePattern = '^[A-Za-z0-9_][A-Za-z0-9_.~-]*(/[A-Za-z0-9_][A-Za-z0-9_.~-]*)*$'

/** The document in a release's folder that describes it. */
export const releaseDocument = 'release.json'

/** The document beside it that states what the release was built from. */
export const provenanceDocument = 'provenance.json'

/** Suffixes of the compressed copies that the store adds; a build's own files must not have them. */
export const compressedSuffixes = ['.br', '.gz'] as const

/** Text files; pictures and WOFF2 fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|map|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/

/** Returns whether a file of a release gets `.br` and `.gz` copies. */
export function isCompressible(path: string): boolean {
  return compressible.test(path) && !path.startsWith('server/')
}

const nameExpression = new RegExp(namePattern)

/** Names of the store's own folder and keys. */
const reservedNames = ['metadata', 'online', 'root', 'snapshot', 'targets', 'timestamp']

/** @throws {ReleaseError} unless the name may be part of a path. */
export function checkName(name: string): void {
  if (isName(name)) return
  throw new ReleaseError(
    `${JSON.stringify(name)} is not a release name: lower-case letters, digits and hyphens, at most 40, a letter first, and none of ${reservedNames.join(', ')}.`,
  )
}

/** @throws {ReleaseError} unless the version is strict semver without build metadata. */
export function checkVersion(version: string): void {
  if (isVersion(version)) return
  throw new ReleaseError(
    `${JSON.stringify(version)} is not a version: write it as 1.2.3 or 1.2.3-rc.1, without a leading v.`,
  )
}

/** Returns whether the name may be part of a path. */
export function isName(name: string): boolean {
  return nameExpression.test(name) && !reservedNames.includes(name)
}

/** Returns whether the version may be part of a path. */
export function isVersion(version: string): boolean {
  return version.length <= 64 && semver.valid(version) === version
}

export function byVersionDescending(versions: string[]): string[] {
  return versions.toSorted(semver.rcompare)
}

/**
 * Returns the version of the next build: one patch above the highest published.
 *
 * @param first version of the first build
 * @example nextVersion(['1.0.0', '1.0.9'], '1.0.0') // '1.0.10'
 */
export function nextVersion(published: string[], first: string): string {
  const highest = byVersionDescending(published)[0]
  if (highest === undefined) return first
  const next = semver.inc(highest, 'patch')
  if (next === null) throw new ReleaseError(`No version follows ${highest}.`)
  return next
}
