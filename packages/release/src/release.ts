import { dirname, join } from 'node:path'
import type { Canary, Release } from '@stampa/platform/release'
import { checkVersion, nextVersion, ReleaseError } from '@stampa/registry'
import type { Deployable } from '@stampa/webpack/deployable'
import { type Build, buildInProcess } from './build.ts'
import { readRelease } from './build-folder.ts'
import type { Verdict } from './check/check-release.ts'
import { readOrigin } from './provenance.ts'
import type { Store } from './store.ts'

/** Time limit of a build in the queue. */
const buildTimeoutMilliseconds = 15 * 60_000

/** Checks a build in a folder, and returns one sentence per reason against it. */
export type Check = (directory: string, release: Release) => Promise<Verdict>

export interface ReleaseOptions {
  store: Store
  deployable: Deployable
  /** Hash of the current sources. */
  source: string
  /** Version to publish. @default the patch after the highest published one */
  version?: string | undefined
  /** Whether to leave a published build of these sources alone after a rollback from it. @default false */
  keepRollback?: boolean
  build?: Build
  /** Check that a build must pass before it is made live; without one, none. */
  check?: Check | undefined
  /** Share of the visitors that get the version, per cent. @default all of them */
  canary?: Canary['share'] | undefined
  /** Whether to check only: nothing is published. @default false */
  onlyCheck?: boolean
  /** Gets the published version, which then does not go live. */
  onPublished?: ((version: string) => Promise<void>) | undefined
  /** Called with a line about each step. */
  onProgress?: (text: string) => void
}

/**
 * Makes a build of the current sources live or a canary: the live one, a published one, or a new build under the next
 * version.
 *
 * @returns whether the versions that visitors get changed
 * @throws {ReleaseError} when the build fails or is refused; the live version is then unchanged
 */
export async function release({
  store,
  deployable,
  source,
  version,
  keepRollback = false,
  build = buildInProcess,
  check,
  canary,
  onlyCheck = false,
  onPublished,
  onProgress = () => {},
}: ReleaseOptions): Promise<boolean> {
  const { name } = deployable
  if (version !== undefined) checkVersion(version)

  const onWait = () => onProgress(`${name} is being released by another process; waiting for it`)
  const lock = { timeoutMilliseconds: buildTimeoutMilliseconds, onWait }
  return store.withBuildFolder(name, lock, async folder => {
    const registry = await store.registry()
    const live = registry.live[name]
    const isLive = live?.source === source && (version ?? live.version) === live.version
    if (isLive && !onlyCheck) {
      onProgress(`${name} ${live.version} is live and up to date`)
      return false
    }
    const published = await findPublished(store, name, source, version)
    const isCanary = published !== undefined && registry.canary[name]?.release.version === published
    if (keepRollback && (isCanary || (await wasLive(store, name, published)))) {
      onProgress(
        `${name} stays at ${live?.version}: ${published} ${isCanary ? 'is a canary' : 'was rolled back'}. To make it live again: npm run release -- ${name}`,
      )
      return false
    }
    const started = performance.now()
    const next = published ?? version ?? nextVersion(await store.versions(name), deployable.version)
    const { directory } = deployable
    const built = join(folder, 'output')
    if (published === undefined) {
      onProgress(`${name} ${next}: building`)
      await build({ name, directory, version: next, outputDirectory: built, source })
    }
    if (check) {
      onProgress(`${name} ${next}: checking`)
      const checked = published === undefined ? built : join(store.directory, name, published)
      report(name, next, await check(checked, await readRelease(checked)), onProgress)
    }
    if (onlyCheck) return false
    if (published === undefined) {
      onProgress(`${name} ${next}: publishing`)
      await store.publish(built, await readOrigin(dirname(directory)))
    }
    if (onPublished) {
      await onPublished(next)
      return false
    }
    if (canary) await store.startCanary(name, next, canary)
    else await store.activate(name, next)
    for (const old of await store.prune()) onProgress(`${old.name} ${old.version} deleted`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const before = live ? `, before ${live.version}` : ''
    const state = canary ? `a canary for ${canary} % of the visitors` : `live${before}`
    onProgress(`${name} ${next} is ${state} (${seconds} s)`)
    return true
  })
}

/** Returns whether a published version was live, unlike one that was published for a preview only. */
async function wasLive(store: Store, name: string, version?: string): Promise<boolean> {
  if (version === undefined) return false
  const log = await store.log(name)
  return log.some(entry => entry.version === version && entry.action === 'live')
}

/** @throws {ReleaseError} with the reasons against a release */
function report(
  name: string,
  version: string,
  { refusals, notes }: Verdict,
  onProgress: (text: string) => void,
): void {
  for (const note of notes) onProgress(note)
  if (refusals.length > 0) {
    throw new ReleaseError(`${name} ${version} may not go live:\n\n${refusals.join('\n')}`)
  }
  onProgress(`${name} ${version} may go live`)
}

/** Returns the requested or highest version, if it is published and made from these sources. */
async function findPublished(
  store: Store,
  name: string,
  source: string,
  version?: string,
): Promise<string | undefined> {
  const candidate = version ?? (await store.versions(name))[0]
  if (candidate === undefined) return undefined
  const found = await store.find(name, candidate)
  if (!found || found.source === source) return found?.version
  if (version === undefined) return undefined
  throw new ReleaseError(
    `${name} ${version} is already published, made from other sources, and a published version never changes. Release under another version; or make that one live as it is with --rollback --version ${version}.`,
  )
}
