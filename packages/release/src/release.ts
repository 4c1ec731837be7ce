import { join } from 'node:path'
import type { Deployable } from '@stampa/webpack/deployable'
import { type Build, buildInProcess } from './build.ts'
import { ReleaseError } from './errors.ts'
import { checkVersion, nextVersion } from './names.ts'
import type { ReleaseProgress } from './progress.ts'
import type { Store } from './store.ts'

/** Time limit of a build in the queue. */
const buildTimeoutMilliseconds = 15 * 60_000

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
  onProgress?: (progress: ReleaseProgress) => void
}

/**
 * Makes a build of the current sources live: the live one, a published one, or a new build under the next version.
 *
 * @returns whether the live version changed
 * @throws {ReleaseError} when the build fails or is refused; the live version is then unchanged
 */
export async function release({
  store,
  deployable,
  source,
  version,
  keepRollback = false,
  build = buildInProcess,
  onProgress,
}: ReleaseOptions): Promise<boolean> {
  const { name } = deployable
  if (version !== undefined) checkVersion(version)

  const onWait = () => onProgress?.({ step: 'waiting', name })
  const lock = { timeoutMilliseconds: buildTimeoutMilliseconds, onWait }
  return store.withBuildFolder(name, lock, async folder => {
    const live = (await store.registry()).live[name]
    if (live?.source === source && (version ?? live.version) === live.version) {
      onProgress?.({ step: 'unchanged', name, version: live.version })
      return false
    }
    const published = await findPublished(store, name, source, version)
    if (published !== undefined && live && keepRollback) {
      onProgress?.({ step: 'held-back', name, version: live.version, published })
      return false
    }
    const started = performance.now()
    const next = published ?? version ?? nextVersion(await store.versions(name), deployable.version)
    if (published === undefined) {
      onProgress?.({ step: 'building', name, version: next })
      const outputDirectory = join(folder, 'output')
      const { directory } = deployable
      await build({ name, directory, version: next, outputDirectory, source })
      onProgress?.({ step: 'publishing', name, version: next })
      await store.publish(outputDirectory)
    }
    await store.activate(name, next)
    const seconds = (performance.now() - started) / 1000
    onProgress?.({ step: 'live', name, version: next, before: live?.version, seconds })
    return true
  })
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
